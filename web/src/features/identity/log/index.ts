import logCss from '../people.module.css'

export { LAST_FIRST, lineVerbs, logTexts, momentColumn, readable, reasonOf } from './log'
export { logCss }
