export { WaybillsDrawer } from './drawer/WaybillsDrawer'
export type { WaybillsOf } from './drawer/WaybillTable'
