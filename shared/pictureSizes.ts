// How wide the first picture of a page is shown, as the `sizes` of HTML. The server preloads it before the client draws
// it: were the two not the same, the browser would fetch two files.

export const SLIDE_SIZES = '(max-aspect-ratio: 8/5) 160vh, 100vw'
export const PROFILE_SIZES = '(min-width: 64rem) 45vw, 100vw'
