/** Whether a page is the link's target or below it: a model's profile belongs to Models. */
export const isUnder = (path: string, link: string) =>
  link === '/' ? path === '/' : path === link || path.startsWith(`${link}/`)
