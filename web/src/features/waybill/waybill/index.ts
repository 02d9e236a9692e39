export { default as CaptainHome } from './captain/CaptainHome'
export { WaybillsDrawer } from './drawer/WaybillsDrawer'
export type { WaybillsOf } from './drawer/WaybillTable'
