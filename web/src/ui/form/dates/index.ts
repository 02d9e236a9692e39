export { DateRangeInput, inOrder } from './DateRangeInput'
export { DayField } from './DayField'
export { MomentField } from './MomentField'
export { TimeRangeInput, type WorkDay } from './TimeRangeInput'
