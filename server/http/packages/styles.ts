/** The styles of the client's page of a package. Pure CSS makes the marks and the large view, so both work without scripts. */
export const STYLES = `.pencil { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; pointer-events: none; z-index: 2; }
.pencil path { fill: none; stroke: var(--lamp); stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; stroke-dasharray: 1; stroke-dashoffset: 1; opacity: 0; }
.pencil .halo { stroke: var(--bone); stroke-width: 12; }
.head { padding: 12px 0; display: grid; gap: 5px; }
.what { font-size: 17px; line-height: 1.35; }
.note { font-size: 15px; line-height: 1.4; color: var(--soft); overflow-wrap: anywhere; }
.sent { padding: 14px 16px; background: var(--print); border: 1px solid var(--line); margin-bottom: 14px; display: grid; gap: 8px; justify-items: start; }
.sent pre { font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
.sent b { font-size: 20px; }
.sheet { display: grid; grid-template-columns: 1fr 1fr; gap: 1px; list-style: none; border-block: 1px solid var(--fg); }
.face { min-width: 0; display: flex; flex-direction: column; position: relative; background: var(--bg); box-shadow: 0 0 0 1px var(--fg); scroll-margin-top: 12px; }
.frame { position: relative; display: block; width: 100%; aspect-ratio: 3/4; background: var(--line); overflow: hidden; }
.frame img { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; object-position: top; transition: opacity var(--press), filter var(--press); }
.no { position: absolute; left: 0; bottom: 0; z-index: 3; min-width: 40px; height: 38px; padding: 0 9px; display: grid; place-items: center; background: var(--bone); color: var(--ink); font-size: 30px; line-height: 1; font-variant-numeric: tabular-nums; }
.new { position: absolute; right: 0; top: 0; z-index: 1; background: var(--ink); color: var(--bone); padding: 5px 8px; font-weight: 600; font-stretch: 116%; font-size: 11px; letter-spacing: .09em; text-transform: uppercase; }
.cap { padding: 7px 10px 9px; flex: 1; position: relative; }
.name { margin-bottom: 4px; font-weight: 700; font-stretch: 82%; font-size: 20px; line-height: 1.2; position: relative; display: inline-block; overflow-wrap: anywhere; }
.facts { font-family: var(--mono); font-size: 12px; line-height: 1.5; color: var(--soft); overflow-wrap: anywhere; }
.say { font-size: 15px; line-height: 1.35; margin-top: 4px; overflow-wrap: anywhere; }
.picks { display: grid; grid-template-columns: 1fr 1.18fr 1fr; border: 0; border-top: 1px solid var(--fg); min-width: 0; }
.picks label { position: relative; display: grid; place-items: center; min-height: 52px; font-weight: 650; font-size: 16px; cursor: pointer; user-select: none; background: var(--print); touch-action: manipulation; transition: background var(--press), color var(--press); }
.picks label + label { border-left: 1px solid var(--fg); }
.picks input { position: absolute; inset: 0; opacity: 0; width: 100%; height: 100%; cursor: pointer; }
.picks label:has(:focus-visible) { outline: 3px solid var(--lamp); outline-offset: -3px; z-index: 4; }
.picks .y:has(:checked) { background: var(--lamp); color: #fff; }
.picks .m:has(:checked) { background: var(--ink); color: var(--bone); }
.picks .n:has(:checked) { background: var(--quiet); color: #fff; }
.face:has(.y :checked) .ring path { opacity: 1; stroke-dashoffset: 0; transition: stroke-dashoffset var(--ring) cubic-bezier(.3,.1,.3,1); }
.pencil.under { inset: auto -3px -5px; width: calc(100% + 12px); height: 8px; }
.under path { stroke-width: 8; }
.face:has(.m :checked) .under path { opacity: 1; stroke-dashoffset: 0; transition: stroke-dashoffset var(--press) ease-out; }
.face:has(.n :checked) .frame img { opacity: .3; filter: grayscale(1); }
.face:has(.n :checked) .name { color: var(--soft); }
.foot { padding-top: 24px; padding-bottom: 150px; display: grid; gap: 16px; }
.ways { display: flex; flex-wrap: wrap; gap: 4px 24px; }
.ways a { min-width: 48px; display: inline-flex; align-items: center; min-height: 48px; font-weight: 600; }
.bar { position: fixed; inset: auto 0 0; z-index: 10; padding: 10px 16px calc(10px + env(safe-area-inset-bottom)); border-top: 1px solid var(--ink); }
.bar > div { max-width: 1248px; margin: 0 auto; display: flex; align-items: center; justify-content: space-between; gap: 12px; }
.count { font-weight: 700; font-stretch: 88%; font-size: 19px; line-height: 1.15; }
.left { color: var(--soft); }
.left.off { color: #F2C230; }
.bar .btn { background: var(--bone); color: var(--ink); border-color: var(--bone); white-space: nowrap; }
.ask { padding-bottom: 10px; }
.ask label { flex: 1; font-weight: 700; display: flex; align-items: center; gap: 12px; }
.ask input { flex: 1; min-width: 0; height: 48px; padding: 0 14px; background: var(--print); color: var(--ink); border: 0; font-size: 17px; }
.scripted .ask:not(.wanted) { display: none; }
/* A face opened by its address: the picture takes what is left, the answer is under the thumb. */
.open { display: none; }
.open:target { display: grid; position: fixed; inset: 0; z-index: 20; height: 100dvh; grid-template-rows: 56px minmax(0,1fr) auto auto; }
.row { display: flex; align-items: center; justify-content: space-between; padding-left: 16px; }
.who { display: flex; align-items: baseline; gap: 12px; min-width: 0; font-weight: 700; font-stretch: 82%; font-size: 20px; }
.who .num { font-size: 34px; }
.nav { display: flex; } .nav a { width: 52px; height: 56px; display: grid; place-items: center; font-size: 24px; text-decoration: none; }
.stage { display: flex; overflow-x: auto; scroll-snap-type: x mandatory; min-height: 0; background: #0b0a09; list-style: none; overscroll-behavior-x: contain; }
.stage li { flex: 0 0 100%; height: 100%; scroll-snap-align: center; display: grid; place-items: center; position: relative; min-height: 0; min-width: 0; }
.stage img { width: 100%; height: 100%; object-fit: contain; position: absolute; inset: 0; }
.stage .pos { position: absolute; right: 0; bottom: 0; background: var(--ink); padding: 4px 8px; z-index: 3; }
.tell { padding: 10px 16px; display: grid; gap: 6px; } .tell .facts { color: var(--caption-on-ink); font-size: 13px; }
.tell textarea { min-height: 48px; height: 48px; padding: 10px 12px; }
.open .picks { border-color: var(--line-on-ink); padding-bottom: env(safe-area-inset-bottom); }
.open .picks label { min-height: 64px; background: var(--ink); color: var(--bone); font-size: 19px; }
.open .picks label + label { border-color: var(--line-on-ink); }
.face:has(.y :checked) .open .y { background: var(--lamp); color: #fff; }
.face:has(.m :checked) .open .m { background: var(--bone); color: var(--ink); }
.face:has(.n :checked) .open .n { background: var(--quiet); color: #fff; }
/* Only the yeses, side by side in one size. */
.all { display: none; } #compare:target ~ form .all { display: inline-flex; } #compare:target ~ form .yeses, form:not(:has(.y :checked)) .yeses { display: none; }
#compare:target ~ form .face:not(:has(.y :checked)) { display: none; }
.code { display: block; width: 100%; max-width: 400px; height: 76px; background: transparent; border: 1px solid var(--edge-on-ink); padding: 0 0 0 20px; font: 400 36px/1 var(--mono); letter-spacing: .5em; color: var(--bone); }
@media (min-width: 720px) {
  .bar { padding-inline: 40px; }
  .head { grid-template-columns: 1fr 300px; align-items: end; padding: 28px 0 26px; column-gap: 40px; } .title { font-size: clamp(72px, 10.4vw, 132px); }
  .sheet { grid-template-columns: repeat(4, 1fr); border: 1px solid var(--fg); }
  .sheet-wrap { padding: 0 40px; max-width: 1280px; margin: 0 auto; }
  .cap { padding: 10px 12px 12px; min-height: 104px; } .name { font-size: 22px; } .facts { font-size: 13px; }
  .no { font-size: 40px; height: 48px; min-width: 52px; }
  .foot { padding-top: 40px; grid-template-columns: 1fr 1fr; column-gap: 40px; align-items: start; }
  .open:target { grid-template: "row row" 64px "stage tell" 1fr "stage picks" 96px / 1fr 400px; }
  .row { grid-area: row; padding-left: 40px; } .stage { grid-area: stage; } .tell { grid-area: tell; align-content: start; padding: 28px 40px; gap: 14px; overflow: auto; } .open .picks { grid-area: picks; } .open .picks label { min-height: 96px; }
}
@media (hover: hover) { .sheet .face > .picks label:not(:has(:checked)):hover { background: var(--bone); } }
@page { size: A4; margin: 9mm; }
@media print { body { background: #fff; --bg: #fff; } .bar, .picks, .foot, .new, .open, .sent { display: none !important; } .wrap, .sheet-wrap { padding: 0; max-width: none; } .head { display: block; padding: 2mm 0 3mm; } .title { font-size: 40pt; } .note { display: none; } .sheet { grid-template-columns: repeat(4, 1fr); border: 1px solid #000; } .frame { aspect-ratio: 3/3.7; } .face { break-inside: avoid; } .cap { min-height: 0; padding: 4px 7px 5px; } .name { font-size: 14pt; } .facts { font-size: 8pt; } .cap::after { position: absolute; right: 7px; top: 5px; font-weight: 700; font-size: 10pt; } .face:has(.y :checked) .cap::after { content: "Yes"; } .face:has(.m :checked) .cap::after { content: "Maybe"; } .face:has(.n :checked) .cap::after { content: "No"; } .no { print-color-adjust: exact; } }
`
