/** The styles of a recipient's call sheet: one column, the call largest, ink above and paper below; ink alone where the phone is dark. */
export const STYLES = `.page { max-width: 560px; margin: 0 auto; min-height: 100dvh; background: var(--bg); color: var(--fg); }
.kept { padding: 12px 16px; background: #E2A800; color: #12100E; font-weight: 650; text-align: center; }
.col { padding-inline: 16px; overflow-wrap: anywhere; }
header .top { border-color: var(--line-on-ink); min-height: 48px; }
header .top .mark { flex: none; }
header .top .edge { text-align: right; min-width: 0; padding-block: 6px; }
.who { display: flex; justify-content: space-between; align-items: baseline; gap: 12px; padding-top: 14px; font-stretch: 82%; font-size: 24px; line-height: 1.15; }
.who h1 { font-size: 24px; font-weight: 700; }
.who p { color: var(--caption-on-ink); text-align: right; }
.call { font-weight: 820; font-stretch: 64%; letter-spacing: -.02em; line-height: .88; font-size: min(46vw, 258px); white-space: nowrap; padding: 14px 0 12px; }
.call.new { text-decoration: underline solid #FF6757 6px; text-underline-offset: .02em; text-decoration-skip-ink: none; padding-bottom: 20px; }
.was { font-size: 18px; padding-bottom: 12px; }
.place { font-weight: 700; font-stretch: 82%; font-size: 24px; line-height: 1.2; padding-bottom: 4px; }
header .col > .soft { font-size: 17px; line-height: 1.35; }
header .col { padding-bottom: 18px; }
.ways { display: grid; grid-auto-flow: column; grid-auto-columns: 1fr; border-top: 1px solid var(--line-on-ink); }
.ways a { min-height: 60px; display: grid; place-items: center; font-weight: 650; text-decoration: none; }
.ways a + a { border-left: 1px solid var(--line-on-ink); }
.act { padding-block: 14px; border-bottom: 1px solid var(--line); }
.press { width: 100%; min-height: 64px; border: 0; background: var(--lamp); color: #fff; font-weight: 700; font-size: 18px; cursor: pointer; }
.act p { min-height: 40px; display: grid; align-items: center; font-size: 18px; }
.part { padding-block: 14px; border-bottom: 1px solid var(--line); }
.part h2 { font-weight: 600; font-stretch: 116%; font-size: 13px; letter-spacing: .08em; text-transform: uppercase; color: var(--soft); margin-bottom: 6px; }
.part p, .part dd { font-size: 17px; line-height: 1.4; white-space: pre-line; }
.part dl { display: grid; grid-template-columns: minmax(56px, max-content) 1fr; column-gap: 14px; }
.part dl > div { display: grid; grid-column: 1 / -1; grid-template-columns: minmax(56px, max-content) 1fr; grid-template-columns: subgrid; column-gap: 14px; padding-block: 4px; }
.part dl > .plain { display: block; }
.part dt { font-weight: 700; font-size: 17px; line-height: 1.4; font-variant-numeric: tabular-nums; max-width: 11em; }
.part .reach { grid-template-columns: 1fr auto; align-items: center; border-bottom: 1px solid var(--line); padding-block: 0; }
.part .reach:last-child { border-bottom: 0; }
.reach a { display: inline-flex; align-items: center; min-height: 48px; text-decoration: none; }
.new:not(.call) { position: relative; }
.new:not(.call)::before { content: ""; position: absolute; left: -16px; top: 2px; bottom: 2px; width: 5px; background: var(--lamp); }
.asked { font-style: italic; }
.ask { display: grid; grid-template-columns: 1fr auto; gap: 8px; padding-top: 6px; }
.ask input { min-width: 0; height: 52px; padding: 0 12px; background: var(--print); color: #12100E; border: 1px solid var(--edge); font-size: 17px; }
.ask button { min-height: 52px; padding: 0 22px; border: 0; background: var(--fg); color: var(--bg); font-weight: 700; cursor: pointer; }
.press.plain { background: transparent; color: var(--fg); border: 1px solid var(--fg); min-height: 52px; }
.press.later { background: var(--fg); color: var(--bg); }
.press + p { margin-top: 10px; }
.times { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 8px; padding-block: 8px; }
.times label, .name, .why, .rest { display: grid; gap: 4px; font-size: 15px; min-width: 0; }
.times input, .name input, .why input, .rest input { width: 100%; min-width: 0; height: 48px; padding: 0 8px; background: var(--print); color: #12100E; border: 1px solid var(--edge); font-size: 17px; }
.name, .rest { padding-bottom: 12px; }
fieldset { border: 0; }
fieldset.part { border-bottom: 1px solid var(--line); padding-top: 18px; }
legend { float: left; width: 100%; font-weight: 700; font-size: 20px; }
legend .soft { font-weight: 400; font-size: 16px; }
legend + * { clear: both; }
summary { min-height: 44px; display: flex; align-items: center; cursor: pointer; text-decoration: underline; text-underline-offset: 3px; }
.foot { padding-block: 16px 32px; }
@media (min-width: 720px) { .page { margin-block: 32px; min-height: 0; } }
@media (prefers-color-scheme: dark) { :root { --bg: #12100E; --fg: #EDE8DE; --soft: #ADA69B; --line: #3D3832; } }
@page { size: A4; margin: 12mm; }
@media print { .page { max-width: none; min-height: 0; margin: 0; } .foot { padding-block: 8px 0; } .foot :is(a, br) { display: none; } header.ink { background: none; color: #000; --fg: #000; --soft: #333; } .ways, .act, #question { display: none; } .call { font-size: 72pt; color: #000; } .part { break-inside: avoid; padding-block: 4px; } .part p, .part dt, .part dd { font-size: 14.5px; } .who p { color: #000; } .part dl > div { padding-block: 1px; } .reach a { min-height: 0; } }
`
