export { PartBadge, PartNote } from './PartBadge'
