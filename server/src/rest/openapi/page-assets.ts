/** The style of the documentation page, inlined. */
export const styles = `
:root{color-scheme:light dark;--line:#8884;--soft:#8881;--accent:#c2570c}
*{box-sizing:border-box}body{font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;margin:0 auto;padding:1.5rem;max-width:1100px}
h1{margin:0 0 .5rem;font-size:1.6rem}h2{margin:2rem 0 .5rem;font-size:1.15rem}h4{margin:1rem 0 .3rem}a{color:var(--accent)}
header p{margin:.3rem 0;opacity:.85}#filter{font:inherit;width:100%;margin-top:1rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:8px;background:transparent}
details{border:1px solid var(--line);border-radius:8px;margin:.4rem 0;padding:0 .9rem}details[open]{padding-bottom:.9rem}
summary{display:flex;flex-wrap:wrap;gap:.35rem .75rem;align-items:baseline;padding:.5rem 0;cursor:pointer}summary span{opacity:.75}
summary b{min-width:4.2em;font:600 13px ui-monospace,monospace}.GET{color:#1d7a4c}.POST{color:var(--accent)}.PUT{color:#2563b0}.DELETE{color:#c0272d}
code,pre{font:13px/1.55 ui-monospace,Consolas,monospace;overflow-wrap:anywhere}pre{background:var(--soft);border-radius:8px;padding:.75rem;overflow:auto;margin:.3rem 0}
.note{margin:.2rem 0;opacity:.75;font-size:.9em}.wide{overflow:auto}table{border-collapse:collapse;width:100%}td{border-top:1px solid var(--line);padding:.3rem .5rem;vertical-align:top}
[hidden]{display:none}`

/** Its behaviour, a file of its own: the content policy runs no inline scripts. */
export const script = `
const filter=document.getElementById('filter')
filter.addEventListener('input',()=>{const words=filter.value.toLowerCase().split(/\\s+/)
for(const call of document.querySelectorAll('details'))call.hidden=!words.every((word)=>call.dataset.words.includes(word))
for(const section of document.querySelectorAll('section'))section.hidden=!section.querySelector('details:not([hidden])')})
const target=location.hash&&document.getElementById(location.hash.slice(1));if(target)target.open=true`
