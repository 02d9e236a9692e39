import logCss from './log.module.css'

export { LOG_TYPES, logTexts, logTones, readable } from './log'
export { logCss }
