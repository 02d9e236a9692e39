export { kind as siteKind } from './kind'
