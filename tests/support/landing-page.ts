/** The fields of a landing page with a heading and nothing else. */
export const landing = {
  metaTitle: '',
  metaDescription: '',
  ogImage: null,
  layoutTheme: '',
  noindex: false,
  heading: 'Tarina',
  lead: '',
  mainBody: '',
  field: 'sand',
}
