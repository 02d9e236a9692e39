import type { ExportList } from '../../../gql/types.generated'

/** The columns that the server can write into a spreadsheet, by list; a guard test holds them against the server's own. */
export const sheetKeys = {
  WAYBILLS: [
    ...['no', 'status', 'goDatetime', 'projectName', 'projectInfoName', 'truckCode', 'goTruckCode', 'goVehicleType'],
    ...['fleetName', 'goSoilType', 'inSoilType', 'names', 'weightTons', 'weightType', 'load', 'receivable'],
    ...[
      'settlePrice',
      'priceSource',
      'expectedPrice',
      'expectedPriceSource',
      'tpMode',
      'captainName',
      'driverName',
      'agentName',
      'carrierName',
      'cardNo',
    ],
    ...['giveCardNo', 'settleNo', 'settleable', 'isTicket', 'inDatetime', 'completeDatetime', 'inShiftType'],
    ...['machineCode', 'inStaffName', 'goStaffName', 'inName', 'goName', 'inPicture', 'goPicture', 'exAmt'],
    ...['inPreparePrice', 'garbagePreparePrice'],
    ...['adjustAmt', 'payTaxes', 'actual', 'actuallyPaid', 'remark', 'createTime', 'anomalies', 'id', 'companyAuthId'],
  ],
  RECEIPTS: [
    ...['giveCardNo', 'status', 'companyAuthName', 'settleCardNo', 'cardCount', 'giveCardCnt', 'settleAbleCount'],
    ...['updateWaybillsCount', 'giveCardDatetime', 'giveCardUserId', 'isSettle', 'createBy', 'createTime'],
    'voidReason',
  ],
  SETTLEMENTS: [
    ...['settleNo', 'status', 'projectName', 'agentName', 'settleName', 'settleCnt', 'settleAmt', 'paidAmt', 'payee'],
    ...['lackingPayeeCount', 'rejectedPriceCount', 'createTime', 'auditTime', 'company', 'remark', 'reason'],
  ],
  CARDS: [
    ...['cardNo', 'kind', 'cardType', 'status', 'captainName', 'company', 'parentCardNo', 'bindingDate'],
    ...['subCardCount', 'waybillCount', 'totalWaybillCount', 'settleAbleCount', 'updateWaybillsCount'],
    ...['unsettledAmount', 'settledAmount', 'paidAmount'],
  ],
  SCANNED_CARDS: [
    ...['cardNo', 'cardType', 'captainName', 'waybillsCount', 'settleAbleCount', 'updateWaybillsCount'],
    ...['giveCardDatetime', 'giveCardUserId', 'payeeName', 'settleAmount', 'giveCardNo'],
  ],
  DIRECT_PAY_PRICES: [
    ...['projectName', 'tpMode', 'soilType', 'garbageName', 'directPayPrice', 'captainAndDrivers', 'status'],
    ...['applyName', 'applyDatetime', 'auditName', 'auditDatetime', 'auditOwn', 'invalidName', 'invalidDatetime'],
    'reason',
  ],
  PRICE_COVERAGE: [
    ...['tpMode', 'soilType', 'garbageName', 'projectPrice', 'unsettledCount', 'coveredCount', 'missing'],
  ],
  CAPTAIN_TASKS: [
    ...['projectName', 'tpMode', 'soilType', 'garbageName', 'directPayPrice', 'captainAndDrivers', 'remark', 'status'],
    ...['applyName', 'applyDatetime', 'auditName', 'auditDatetime', 'auditOwn', 'invalidName', 'invalidDatetime'],
    'reason',
  ],
  EXCAVATOR_RECORDS: [
    ...['machineCode', 'staffName', 'projectName', 'startDatetime', 'endDatetime', 'workTime', 'ledgerType', 'inType'],
    ...['inShiftType', 'scheduleWork', 'unitWork', 'auditStatus', 'address', 'ledgerRemark', 'createTime'],
  ],
  ANOMALIES: [
    ...['no', 'rule', 'evidence', 'state', 'goDatetime', 'truckCode', 'projectName', 'garbageName', 'captainName'],
    ...['driverName', 'others', 'blocking', 'reason', 'handledBy', 'createTime'],
  ],
  WAYBILL_REVIEWS: [
    ...['waybillNo', 'status', 'changes', 'amountBefore', 'amountAfter', 'applyName', 'applyTime', 'reason'],
    ...['projectName', 'truckCode', 'goDatetime', 'cardNo', 'auditName', 'auditTime', 'auditReason'],
  ],
  WAYBILL_IMPORTS: [
    ...['fileName', 'status', 'createTime', 'createBy', 'total', 'createCount', 'updateCount', 'unchangedCount'],
    ...['refusedCount', 'pendingCount', 'commitTime', 'finishTime', 'expireTime'],
  ],
  WAYBILL_IMPORT_ROWS: [
    ...['line', 'outcome', 'cell', 'value', 'told', 'projectName', 'truckCode', 'goDatetime', 'no', 'waybillNo'],
  ],
  DEVICE_KEYS: ['name', 'truckCode', 'key', 'state', 'usedTime', 'createBy', 'createTime', 'revokeTime'],
} satisfies Record<ExportList, readonly string[]>

interface Column {
  id: string
  header: string
}

/** The columns that can be exported, in the order they are shown and under the names they are shown by; buttons have no place there. */
export function exportColumns(list: ExportList, visible: readonly Column[]): { key: string; title: string }[] {
  const known = new Set<string>(sheetKeys[list])
  return visible.filter(({ id }) => known.has(id)).map(({ id, header }) => ({ key: id, title: header }))
}
