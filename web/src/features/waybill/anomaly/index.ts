export { AnomalyBadge } from './badges'
