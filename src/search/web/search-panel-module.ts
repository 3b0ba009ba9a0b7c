/** Both searches of the header; their code arrives with the first sign of wanting one. */
export const loadSearchPanel = () => import('./panel/HeaderSearch.tsx')
