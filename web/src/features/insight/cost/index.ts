export { CostPanel } from './CostPanel'
export { costUrl, partUrl } from './links'
export { GAPS, PARTS } from './rows'
