import { postTo, seenOnce } from '../secretPages/seenOnce'

// The script of a call sheet's page, which is whole without it (server/http/callSheets): it tells that the sheet was seen.

const page = document.querySelector<HTMLElement>('main[data-sheet]')
if (page) seenOnce(() => postTo('seen', { number: Number(page.dataset.sheet) }))
