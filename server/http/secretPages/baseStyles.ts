/** What all pages behind secret links share: colours, type, buttons, and the page that says one thing. */
export const BASE_STYLES = `:root { --ink: #12100E; --bone: #EDE8DE; --print: #FFFFFF; --lamp: #CE1719; --quiet: #5A554D; --quiet-on-ink: #ADA69B; --caption-on-ink: #CFC8BC; --line: #C9C2B4; --line-on-ink: #3D3832; --edge: #79736A; --edge-on-ink: #8A8379; --bg: var(--bone); --fg: var(--ink); --soft: var(--quiet); --sans: "Archivo", Arial, "Liberation Sans", sans-serif; --mono: "Plex Mono", "Courier New", monospace; --press: 150ms; --ring: 260ms; }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { -webkit-text-size-adjust: 100%; }
body { font: 400 16px/1.5 var(--sans); color: var(--fg); background: var(--bg); -webkit-font-smoothing: antialiased; }
img { display: block; max-width: 100%; }
a { color: inherit; text-underline-offset: 3px; text-decoration-thickness: 1px; }
button, input, textarea { font: inherit; color: inherit; border-radius: 0; }
:focus-visible { outline: 3px solid var(--lamp); outline-offset: 2px; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.title, .num { font-weight: 820; font-stretch: 64%; letter-spacing: -.02em; word-spacing: .08em; line-height: .92; text-wrap: balance; overflow-wrap: anywhere; }
.title { font-size: clamp(50px, 15.4vw, 112px); }
.label { font-weight: 600; font-stretch: 116%; font-size: 11px; line-height: 1.4; letter-spacing: .09em; text-transform: uppercase; display: block; margin-bottom: 6px; }
.edge { font-family: var(--mono); font-size: 12px; line-height: 1.4; letter-spacing: .02em; }
.soft { color: var(--soft); }
.mark { display: inline-flex; align-items: center; gap: 8px; font-weight: 820; font-stretch: 125%; letter-spacing: .01em; text-transform: uppercase; font-size: 16px; line-height: 1; }
.mark::after { content: ""; width: .5em; height: .42em; background: var(--lamp); }
.btn { display: inline-flex; align-items: center; justify-content: center; min-height: 52px; padding: 0 20px; border: 1px solid var(--fg); background: transparent; font-weight: 650; text-decoration: none; cursor: pointer; text-align: center; line-height: 1.2; }
.btn.solid { background: var(--fg); color: var(--bg); }
.ink { --bg: var(--ink); --fg: var(--bone); --soft: var(--quiet-on-ink); background: var(--ink); color: var(--bone); }
.wrap { padding-inline: 16px; max-width: 1280px; margin: 0 auto; }
.top { display: flex; justify-content: space-between; align-items: center; min-height: 44px; border-bottom: 1px solid var(--fg); gap: 12px; }
.bad { background: var(--print); border: 2px solid var(--lamp); padding: 12px 16px; margin-bottom: 14px; font-weight: 600; }
textarea { width: 100%; min-height: 92px; padding: 12px; background: var(--print); color: var(--ink); border: 1px solid var(--edge); font-size: 16px; resize: vertical; }
.alone { min-height: 100dvh; padding: 0 16px; display: grid; grid-template-rows: 56px 1fr auto; max-width: 1280px; margin: 0 auto; }
.alone .top { border-color: var(--line-on-ink); }
.alone .mid { align-self: center; display: grid; gap: 18px; max-width: 560px; padding-bottom: 10vh; }
.alone .btn { background: var(--bone); color: var(--ink); min-height: 56px; width: 100%; max-width: 400px; }
.alone .end { padding: 16px 0 24px; color: var(--soft); }
.alone .mid a:not(.btn) { display: inline-block; padding: 12px 0; overflow-wrap: anywhere; }
.alone .bad { background: none; }
@media (min-width: 720px) { .wrap { padding-inline: 40px; } .alone { padding: 0 40px; } }
@media (prefers-reduced-motion: reduce) { *, *::before, *::after { animation: none !important; transition: none !important; } }
`
