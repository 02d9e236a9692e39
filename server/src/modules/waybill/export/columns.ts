import { waybillTexts } from '../texts.js'

const { fields } = waybillTexts

const titled = (...keys: (keyof typeof fields)[]) => keys.map((key) => ({ key: key as string, title: fields[key] }))
const site = { key: 'names', title: fields.garbageName }

/** Columns of loading: load, time and excavator. */
export const loadingColumns = [
  ...titled('no', 'projectName', 'machineCode', 'inStaffName', 'inDatetime', 'inShiftType', 'truckCode', 'inSoilType'),
  ...titled('load', 'captainName', 'driverName', 'goDatetime', 'goSoilType', 'weightTons', 'weightType', 'tpMode'),
  site,
  ...titled('cardNo', 'status', 'remark'),
]

/** Columns of arrivals at a dump site. */
export const deliveryColumns = [
  site,
  ...titled('no', 'goDatetime', 'completeDatetime', 'projectName', 'truckCode', 'goTruckCode', 'captainName'),
  ...titled(
    'driverName',
    'goSoilType',
    'weightTons',
    'weightType',
    'tpMode',
    'isTicket',
    'ticketNo',
    'goStaffName',
    'cardNo',
  ),
  ...titled('remark'),
]
