export { default as CaptainHome } from './captain/CaptainHome'
export { WaybillDrawer } from './drawer/WaybillDrawer'
export { WaybillsDrawer } from './drawer/WaybillsDrawer'
export type { WaybillsOf } from './drawer/WaybillTable'
