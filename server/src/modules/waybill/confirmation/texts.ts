import { confirmationTable as table } from './fields.js'

/** Chinese texts of confirmations. */
export const confirmationTexts = {
  weightMissing: `请填写${table.weightTons.label}`,
  weightUnasked: '只有更正时才填写数量',
  weightZero: `${table.weightTons.label}须大于0`,
  wholeTrucks: '按车计量的，数量须为整数',
  reasonMissing: `请填写${table.reason.label}`,
  picture: table.picture.label,
  titles: { DRIVER: '司机签认趟次', SITE: '渣土场签认趟次' },
} as const
