import logCss from './log.module.css'

export { LOG_TYPES, logTexts, logTones, readable, reasonOf } from './log'
export { logCss }
