/** Filter of a list by a record: the member that it uses, and the form of the value. */
export const FILTERS_BELOW: Record<string, { by?: string; filter: (key: string) => object }> = {
  'Card.waybills': { by: 'cardNo', filter: (cardNo) => ({ cardNo }) },
  'Card.receipts': { by: 'cardNo', filter: (settleCardNo) => ({ settleCardNo }) },
  'Card.subCards': { by: 'cardNo', filter: (parentCardNo) => ({ equal: { parentCardNo } }) },
  'Receipt.cards': { by: 'settleCardNo', filter: (cardNos) => ({ cardNos: cardNos.split(',') }) },
  'Receipt.waybills': { by: 'giveCardNo', filter: (giveCardNo) => ({ giveCardNo }) },
  'Receipt.settlements': { by: 'giveCardNo', filter: (giveCardNo) => ({ giveCardNo }) },
  'Settlement.waybills': { filter: (settlementId) => ({ settlementId }) },
  'Settlement.paymentPage': { filter: (settlementId) => ({ settlementId }) },
  'Settlement.invoicePage': { filter: (settlementId) => ({ settlementId }) },
  'Captain.waybills': { filter: (captainId) => ({ equal: { captainId } }) },
  'Driver.waybills': { filter: (driverId) => ({ driverId }) },
  'Truck.waybills': { by: 'plate', filter: (plate) => ({ truckCodes: [plate] }) },
  'Project.waybills': { filter: (projectInfoId) => ({ projectInfoId }) },
  'DumpSite.waybills': { filter: (garbageId) => ({ garbageId }) },
  'Waybill.punches': { filter: (waybillId) => ({ waybillId }) },
  'Payee.waybills': { filter: (payeeId) => ({ equal: { payeeId } }) },
}
