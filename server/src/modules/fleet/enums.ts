import { describeEnum } from '../../kernel/graphql.js'

/** Papers that a truck or a driver needs to work. */
export enum FleetPaperKind {
  VEHICLE_LICENCE = 'VEHICLE_LICENCE',
  TRANSPORT_PERMIT = 'TRANSPORT_PERMIT',
  INSURANCE = 'INSURANCE',
  DRIVING_LICENCE = 'DRIVING_LICENCE',
}
/** Chinese names of codes: in the schema, in refusals and messages, and in spreadsheets. */
export const fleetPaperKindLabels: Record<`${FleetPaperKind}`, string> = {
  VEHICLE_LICENCE: '行驶证',
  TRANSPORT_PERMIT: '道路运输证',
  INSURANCE: '保险',
  DRIVING_LICENCE: '驾驶证',
}
describeEnum('FleetPaperKind', FleetPaperKind, '证件的种类', fleetPaperKindLabels)

/** State of a paper by its last day and today. */
export enum FleetPaperState {
  VALID = 'VALID',
  EXPIRING = 'EXPIRING',
  EXPIRED = 'EXPIRED',
}
export const fleetPaperStateLabels: Record<`${FleetPaperState}`, string> = {
  VALID: '有效',
  EXPIRING: '即将到期',
  EXPIRED: '已过期',
}
describeEnum('FleetPaperState', FleetPaperState, '证件的状态：30天内到期的为即将到期', fleetPaperStateLabels)
