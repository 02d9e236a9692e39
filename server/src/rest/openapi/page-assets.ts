/** The style of the documentation page, inlined. */
export const styles = `
:root{color-scheme:light dark;--line:#8884;--soft:#8881;--paper:light-dark(#fff,#16181c);--ink:light-dark(#1c1e21,#e8eaed);--quiet:light-dark(#50555c,#b3b9c2);
--accent:light-dark(#a8470a,#f2a065);--get:light-dark(#17653f,#6fcf97);--put:light-dark(#2158a0,#8ab8f5);--delete:light-dark(#b0222a,#ff9a94)}
*{box-sizing:border-box}body{font:15px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;margin:0 auto;padding:1.5rem;max-width:1100px;background:var(--paper);color:var(--ink);overflow-wrap:anywhere}
html{background:var(--paper)}
h1{margin:0 0 .5rem;font-size:1.6rem}h2{margin:2rem 0 .5rem;font-size:1.15rem}h4{margin:1rem 0 .3rem}a{color:var(--accent)}
header p{margin:.3rem 0;color:var(--quiet)}#filter{font:inherit;width:100%;margin-top:1rem;padding:.5rem .75rem;border:1px solid var(--line);border-radius:8px;background:transparent;color:inherit}#filter::placeholder{color:var(--quiet)}
details{border:1px solid var(--line);border-radius:8px;margin:.4rem 0;padding:0 .9rem}details[open]{padding-bottom:.9rem}
summary{display:flex;flex-wrap:wrap;gap:.35rem .75rem;align-items:baseline;padding:.5rem 0;cursor:pointer}summary span{color:var(--quiet)}
summary b{min-width:4.2em;font:600 13px ui-monospace,monospace}.GET{color:var(--get)}.POST{color:var(--accent)}.PUT{color:var(--put)}.DELETE{color:var(--delete)}
code,pre{font:13px/1.55 ui-monospace,Consolas,monospace;overflow-wrap:anywhere}pre{background:var(--soft);border-radius:8px;padding:.75rem;overflow:auto;margin:.3rem 0;white-space:pre-wrap}
.note{margin:.2rem 0;color:var(--quiet);font-size:.9em}.wide{overflow:auto}table{border-collapse:collapse;width:100%}td{border-top:1px solid var(--line);padding:.3rem .5rem;vertical-align:top}
[hidden]{display:none}
@media(max-width:480px){body{padding:1rem .75rem}td{display:block;border:0;padding:0 .25rem}td:empty{display:none}tr{display:block;border-top:1px solid var(--line);padding:.4rem 0}}`

/** Its behaviour, a file of its own: the content policy runs no inline scripts. */
export const script = `
// The colours somebody chose in the product hold here as well, as web/src/ui/theme/colorMode.ts keeps them.
const colours=()=>{const chosen=localStorage.getItem('tufang.colorMode');document.documentElement.style.colorScheme=chosen==='light'||chosen==='dark'?chosen:''}
colours();addEventListener('storage',colours)
const filter=document.getElementById('filter')
filter.addEventListener('input',()=>{const words=filter.value.toLowerCase().split(/\\s+/)
for(const call of document.querySelectorAll('details'))call.hidden=!words.every((word)=>call.dataset.words.includes(word))
for(const section of document.querySelectorAll('section'))section.hidden=!section.querySelector('details:not([hidden])')})
const target=location.hash&&document.getElementById(location.hash.slice(1));if(target)target.open=true`
