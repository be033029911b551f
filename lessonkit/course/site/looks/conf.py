"""Sphinx's settings. Everything a page needs lies beside it, and nothing in it tells the day."""

project = "Search small, read big"
extensions = ["myst_nb", "sphinx.ext.autodoc"]
language = "en"

html_theme = "furo"
html_title = project
html_static_path = ["static"]
html_css_files = ["site.css"]
html_js_files = ["menus.js"]
html_favicon = "static/favicon.svg"
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_show_sphinx = False
html_use_index = False
html_theme_options = {"footer_icons": [], "top_of_page_buttons": []}
pygments_style = "a11y-light"  # its colours are told from their background by everyone
pygments_dark_style = "a11y-dark"

nb_execution_mode = "off"  # a lesson is shown with the outputs it is stored with
nb_ipywidgets_js = {}  # a widget without a kernel does nothing, and its scripts lie elsewhere
nb_output_stderr = "show"
nb_code_prompt_show = "Show the {type}"
nb_code_prompt_hide = "Hide the {type}"
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4

default_role = "code"  # in a docstring, `x` is code
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
suppress_warnings = ["ref.python"]  # of several `Model`s, a signature does not say which


def setup(app):
    """Lead from a lesson to its exercise, and from there to the next lesson."""
    app.connect("html-page-context", _lead_on)


def _lead_on(app, page, template, context, doctree):
    notebooks = [one for one in app.env.found_docs if one.startswith(("notebooks/", "exercises/"))]
    way = sorted(notebooks, key=lambda one: (one.partition("/")[2], one.startswith("exercises/")))
    if page not in way:
        return
    at = way.index(page)
    for key, other in (("prev", at - 1), ("next", at + 1)):
        if 0 <= other < len(way):
            context[key] = _link(app.builder, page, way[other])


def _link(builder, page, other):
    title = builder.render_partial(builder.env.titles[other])["title"]
    return {"link": builder.get_relative_uri(page, other), "title": title}
