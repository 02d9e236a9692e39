import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Permission } from '@tufang/server/kernel/command/permissions'
import { newId } from '@tufang/server/kernel/values/id'
import { uniqueMobile } from '@tufang/tests/unique'
import type { Names } from './graphql-names'

export type Arguments = Record<string, unknown>

export interface GuardedField {
  /**
   * Access to the field: for strangers, a session (even behind the lock screen), a signed-in person, or by a
   * permission.
   */
  access: 'public' | 'session' | 'signed-in' | Permission
  /** Whether captains call it as well, for rows that are theirs: another's is not there. */
  captains?: true
  /** Fields of the answer to read. */
  selection: string
  /** Calls with names in them; without examples the field takes no argument. */
  examples?: (names: Names) => Arguments[]
}

const RANGE = { from: '2020-01-01T00:00:00+08:00', to: '2030-01-01T00:00:00+08:00' }
const PAGE = { current: 1, size: 20 }
const SEE = 'chain:garbagecustomersales:get'
const ADD = 'chain:garbagecustomersales:add'
const EDIT = 'chain:garbagecustomersales:edit'
const REMOVE = 'chain:garbagecustomersales:del'
const WAYBILLS = 'chain:companywaybill:get'
const PAY = 'chain:companypayment:add'
const EDIT_WAYBILL = 'chain:companywaybill:edit'
const AUDIT_WAYBILL = 'chain:companywaybill:audit'
const BATCH = '{ rows { id ok msg } changedCount refusedCount amountBefore amountAfter }'
const TOKENS = '{ accessToken }'
/** Page within a record. */
const BELOW = '{ total records { id } summary { __typename } }'
const TIMELINE = 'timeline { total records { at label by target { type id no } } }'

/** Fields in the files beside this one, where an aggregate may have a file of its own. */
async function fieldsOfFiles(): Promise<Record<string, GuardedField>> {
  const folder = path.join(import.meta.dirname, 'fields')
  const files = readdirSync(folder).toSorted()
  const parts = await Promise.all(
    files.map((file) => import(path.join(folder, file)) as Promise<{ fields: Record<string, GuardedField> }>),
  )
  return Object.assign({}, ...parts.map(({ fields }) => fields))
}

/**
 * Every field that can be called. A new field must be entered here, or in a file of `fields/`, before the guards pass.
 */
export const guardedFields: Record<string, GuardedField> = {
  ...(await fieldsOfFiles()),
  'Query.viewer': {
    access: 'session',
    selection: '{ user { id } company { id } companies { companyAuthId company { id } } }',
  },
  'Query.companiesOfPhone': {
    access: 'public',
    selection: '{ companyAuthId }',
    examples: () => [{ mobile: uniqueMobile(), code: '000000', roleType: 'COMPANY' }],
  },
  'Query.publicDocument': { access: 'public', selection: '{ number }', examples: () => [{ token: 'x' }] },
  'Query.projects': { access: 'signed-in', selection: `{ id name waybills ${BELOW} }` },
  'Query.dictionary': {
    access: 'signed-in',
    selection: '{ itemName itemValue }',
    examples: () => [{ name: 'tp_mode' }],
  },
  'Query.payees': {
    access: 'signed-in',
    selection: '{ id payeeName }',
    examples: ({ payeeName }) => [{ param: payeeName }],
  },
  'Query.savedViews': {
    access: 'signed-in',
    selection: '{ id name state shared own createBy }',
    examples: () => [{ list: 'waybills' }],
  },
  'Query.sheets': { access: 'signed-in', selection: '{ name title permission columns { key title kind unit } }' },
  'Query.sheet': { access: 'signed-in', selection: '{ name }', examples: () => [{ name: 'CARDS' }] },
  'Query.exportTasks': { access: 'signed-in', selection: '{ id title status total done }' },
  'Query.welcome': { access: WAYBILLS, selection: '{ openReceiptCount pendingSettlementAmount days { tripCount } }' },
  'Query.firstSteps': { access: WAYBILLS, selection: '{ step done }' },
  'Query.scannedCards': { access: SEE, selection: '{ cardNo }' },
  'Query.card': {
    access: SEE,
    selection: `{ id cardNo company { id } waybills ${BELOW} receipts ${BELOW} parent { id } subCards ${BELOW} ${TIMELINE} }`,
    examples: ({ cardNo, cardId: id }) => [{ cardNo, id }],
  },
  'Query.cards': {
    access: SEE,
    selection: '{ total records { cardNo } summary { unsettledAmount } }',
    examples: ({ cardNo, captainName }) => [
      {
        filter: {
          cardNo,
          cardNos: [cardNo],
          parentCardNo: cardNo,
          captainName,
          kind: 'CAPTAIN',
          status: ['ACTIVATED'],
          bindingDate: RANGE,
        },
        sort: [{ field: 'CARD_NO', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
  'Query.receipt': {
    access: SEE,
    selection: `{ id lines { id } waybills ${BELOW} settlements ${BELOW} cards ${BELOW} ${TIMELINE} }`,
    examples: ({ receiptNo, receiptId: id }) => [{ giveCardNo: receiptNo, id }],
  },
  'Query.receipts': {
    access: SEE,
    selection: '{ total records { giveCardNo } summary { cardCount } }',
    examples: ({ receiptNo, handedInCardNo }) => [
      {
        filter: {
          giveCardNo: receiptNo,
          giveCardNos: [receiptNo],
          settleCardNo: handedInCardNo,
          giveCardUserId: '王五',
          giveCardDatetime: RANGE,
          isSettle: false,
          status: ['OPEN'],
        },
        sort: [{ field: 'GIVE_CARD_NO', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
  'Query.settlement': {
    access: SEE,
    selection: `{ id statement { amt } project { name } receipts { giveCardNo lines { id } } payee { payeeName } successor { id }
      papers { id kind fileUrl } missingPapers waybills ${BELOW} paymentPage ${BELOW} invoicePage ${BELOW} ${TIMELINE} }`,
    examples: ({ settlementId: id }) => [{ id }],
  },
  'Query.settlements': {
    access: SEE,
    selection:
      '{ total records { settleNo project { name } receipts { giveCardNo } papers { id } paperRate } summary { settleAmt } }',
    examples: ({ settleNo, projectId, payeeName, receiptNo }) => [
      {
        filter: {
          settleNo,
          settleNos: [settleNo],
          projectId,
          agentName: '管',
          settleName: '管',
          status: ['PENDING'],
          createTime: RANGE,
          payeeName,
          giveCardNo: receiptNo,
          papersComplete: true,
          planned: false,
        },
        sort: [{ field: 'SETTLE_NO', direction: 'DESC' }],
        page: PAGE,
      },
    ],
  },
  'Query.documentCompleteness': {
    access: SEE,
    selection: '{ settleNo total complete needed held lacking }',
    examples: ({ settlementId }) => [{ settlementIds: [settlementId] }],
  },
  'Query.paymentPlan': {
    access: SEE,
    selection: '{ id items { payee { payeeId } } }',
    examples: ({ settlementId }) => [{ settlementId }],
  },
  'Query.waybillForm': {
    access: 'chain:companywaybill:add',
    selection:
      '{ projects { id soils { id } dumpSites { id } } dumpSites { id } captains { id } drivers { id captain { id } } trucks { id plate captain { id } } }',
  },
  'Query.waybillEditForm': {
    access: EDIT_WAYBILL,
    selection: '{ projects { id } captains { id } trucks { plate } }',
  },
  'Query.knownTruckCodes': {
    access: WAYBILLS,
    selection: '',
    examples: ({ truckCode }) => [{ truckCodes: [truckCode] }],
  },
  'Query.waybillChanges': {
    access: WAYBILLS,
    selection: '{ id field label before after reason createBy createTime changeSetId }',
    examples: ({ waybillId: id }) => [{ id }],
  },
  'Query.waybillReview': {
    access: WAYBILLS,
    selection: '{ id status allowedActions changes { field before after } }',
    examples: ({ reviewId: id }) => [{ id }],
  },
  'Query.waybillReviews': {
    access: WAYBILLS,
    selection:
      '{ summary { amountBefore amountAfter } total records { id waybillNo projectName waybill { no } changes { label before after } } }',
    examples: (names) => [
      {
        filter: {
          status: ['PENDING'],
          waybillId: names.reviewedWaybillId,
          no: names.waybillNo,
          truckCode: names.truckCode,
          projectId: names.projectId,
          applyName: '管',
          own: true,
          applyTime: RANGE,
        },
        sort: [{ field: 'APPLY_TIME', direction: 'DESC' }],
        page: PAGE,
      },
      { filter: { waybillId: names.reviewedWaybillId }, sort: null, page: null },
    ],
  },
  'Query.waybill': {
    access: WAYBILLS,
    selection: `{ id no company { id } project { name } settlement { settleNo receipts { giveCardNo } } ${TIMELINE} }`,
    examples: ({ waybillId, settledWaybillId }) => [{ id: waybillId }, { id: settledWaybillId }],
  },
  'Query.waybills': {
    access: WAYBILLS,
    selection:
      '{ total records { no company { companyAuthName } project { name } dumpSite { name } captain { name } driver { name } settlement { settleNo } settleActions { action msg } } summary { receivable } }',
    examples: (names) => [
      {
        filter: {
          ids: [names.waybillId],
          no: names.waybillNo,
          nos: [names.waybillNo],
          cardNo: names.cardNo,
          cardNos: [names.cardNo],
          truckCode: names.truckCode,
          captainName: names.captainName,
          projectId: names.projectId,
          projectName: names.projectName,
          tpMode: ['FREIGHT'],
          status: ['UNLOADED'],
          isTicket: false,
          settled: false,
          pendingReview: false,
          settleable: true,
          settlementPending: false,
          phase: { phaseId: names.phaseId, chart: 'TRANSPORT', reason: 'PRICE' },
          priceRejected: false,
          payeeName: names.payeeName,
          lackingPayee: true,
          truckCodes: [names.truckCode],
          goDatetime: RANGE,
          inDatetime: RANGE,
          completeDatetime: RANGE,
          anomaly: ['MISSING_PUNCH'],
          hasAnomaly: true,
        },
        sort: [{ field: 'NO', direction: 'DESC' }],
        page: PAGE,
      },
      { filter: { giveCardNo: names.receiptNo }, sort: null, page: null },
      { filter: { settlementId: names.settlementId }, sort: null, page: null },
      { filter: { settleNo: names.settleNo }, sort: null, page: null },
      { filter: { garbageId: names.dumpSiteId }, sort: null, page: null },
    ],
  },

  'Query.mapTiles': { access: 'signed-in', selection: '{ url attribution coordinateSystem }' },

  'Mutation.registerCompany': {
    access: 'public',
    selection: '{ id }',
    examples: () => [
      {
        input: {
          companyType: 'COMPANY',
          companyName: '土方公司',
          companyNo: '91440300MA5DA1234H',
          registerAddress: '深圳',
          companyUrl: '/file/1',
          idCardPositiveUrl: '/file/2',
          idCardNegativeUrl: '/file/3',
          idNo: '440307199003071415',
          contactName: '王五',
          contactPhone: uniqueMobile(),
          code: '000000',
        },
        deviceId: newId(),
      },
    ],
  },
  'Mutation.refreshToken': { access: 'public', selection: TOKENS, examples: () => [{ refreshToken: 'x' }] },
  'Mutation.chooseCompany': {
    access: 'signed-in',
    selection: TOKENS,
    examples: ({ companyId }) => [{ companyAuthId: companyId }],
  },
  'Mutation.signOut': { access: 'session', selection: '{ ended }' },
  'Mutation.lockSession': { access: 'signed-in', selection: '{ locked }', examples: () => [{ password: '123456' }] },
  'Mutation.unlockSession': { access: 'session', selection: '{ locked }', examples: () => [{ password: '123456' }] },

  'Mutation.saveView': {
    access: 'signed-in',
    selection: '{ id name }',
    examples: ({ viewId: id }) => [
      {
        input: {
          id,
          version: 1,
          list: 'waybills',
          name: '本月',
          shared: true,
          state: { filters: { truckCode: '粤B' }, sort: '-NO', size: 50 },
        },
      },
    ],
  },
  'Mutation.deleteView': { access: 'signed-in', selection: '{ id type }', examples: ({ viewId: id }) => [{ id }] },

  'Mutation.activateCard': {
    access: EDIT,
    selection: '{ id }',
    examples: ({ idleCardNo: cardNo }) => [{ cardNo, dryRun: false }],
  },
  'Mutation.voidCard': {
    access: REMOVE,
    selection: '{ id }',
    examples: ({ idleCardNo: cardNo }) => [{ cardNo, reason: '印坏了', dryRun: false }],
  },
  'Mutation.scanCards': {
    access: ADD,
    selection: '{ message refused { cardNo code message } cards { id } }',
    examples: ({ handedInCardNo: cardNo }) => [{ cardNos: [cardNo] }],
  },
  'Mutation.removeScannedCards': {
    access: REMOVE,
    selection: '{ id }',
    examples: ({ cardNo }) => [{ cardNos: [cardNo] }],
  },
  'Mutation.setCardGivers': {
    access: EDIT,
    selection: '{ id }',
    examples: ({ cardNo, payeeId, payeeName }) => [
      {
        input: [
          {
            settleCardNo: cardNo,
            giveCardUserId: '赵六',
            payeeId,
            payeeName,
            bindingBankNo: '6217',
            bindingBankName: '建设银行',
            settleAmount: '100.00',
          },
        ],
      },
    ],
  },
  'Mutation.generateReceipts': {
    access: ADD,
    selection: '{ id }',
    examples: ({ cardNo }) => [{ input: { settleCardNos: [cardNo] } }],
  },
  'Mutation.voidReceipt': {
    access: REMOVE,
    selection: '{ id }',
    examples: ({ receiptId: id }) => [{ id, reason: '卡号抄错' }],
  },
  'Mutation.previewSettlements': {
    access: ADD,
    selection: '{ settleCnt excluded { id reason message } lackingPayeeIds lackingPayeeWaybills { id } }',
    examples: sources,
  },
  'Mutation.generateSettlements': {
    access: ADD,
    selection: '{ message excluded { id reason message } settlements { id } }',
    examples: sources,
  },
  'Mutation.setPayees': {
    access: EDIT,
    selection: '{ id ok msg }',
    examples: ({ waybillId, payeeId }) => [{ input: [{ id: waybillId, payeeId }], dryRun: false }],
  },
  'Mutation.setWaybillPrices': {
    access: EDIT,
    selection: '{ id ok msg }',
    examples: ({ waybillId }) => [{ input: [{ id: waybillId, settlePrice: '80.00' }], samePrice: true }],
  },
  'Mutation.repriceWaybills': {
    access: EDIT,
    selection: '{ id ok msg }',
    examples: ({ settledWaybillId: id }) => [
      { input: [{ id, settlePrice: '80.00' }], samePrice: false, dryRun: false },
    ],
  },
  'Mutation.rejectWaybillPrices': {
    access: EDIT,
    selection: '{ id ok msg }',
    examples: ({ settledWaybillId }) => [{ waybillIds: [settledWaybillId], reason: '单价有误', dryRun: false }],
  },
  'Mutation.withdrawPriceRejections': {
    access: EDIT,
    selection: '{ id ok msg }',
    examples: ({ settledWaybillId }) => [{ waybillIds: [settledWaybillId], dryRun: true }],
  },
  'Mutation.removeSettledWaybills': {
    access: EDIT,
    selection: '{ id ok msg }',
    examples: ({ settledWaybillId }) => [{ waybillIds: [settledWaybillId], reason: '多算了', dryRun: false }],
  },
  'Mutation.createWaybill': {
    access: 'chain:companywaybill:add',
    selection: '{ id no }',
    examples: (names) => [{ input: { ...trip(names), ...tripFacts, no: null, status: 'UNLOADED' } }],
  },
  'Mutation.updateWaybill': {
    access: EDIT_WAYBILL,
    selection: '{ waybill { id } review { id } changeSetId }',
    examples: (names) => [
      { id: names.waybillId, version: 1, input: { ...trip(names), ...tripFacts }, reason: '司机报错车牌' },
    ],
  },
  'Mutation.departWaybill': {
    access: EDIT_WAYBILL,
    selection: '{ id status }',
    examples: ({ waybillId: id }) => [{ id, version: 1 }],
  },
  'Mutation.unloadWaybill': {
    access: EDIT_WAYBILL,
    selection: '{ id status }',
    examples: ({ waybillId: id }) => [
      { id, version: 1, input: { completeDatetime: '2026-01-01T09:00:00+08:00', weightTons: '20.5', remark: '已卸' } },
    ],
  },
  'Mutation.updateWaybillRemarks': {
    access: EDIT_WAYBILL,
    selection: BATCH,
    examples: ({ waybillId: id }) => [{ input: [{ id, version: 1, remark: '雨后土湿' }], dryRun: false }],
  },
  'Mutation.setWaybillPreparePrices': {
    access: EDIT_WAYBILL,
    selection: BATCH,
    examples: ({ waybillId: id }) => [
      { input: [{ id, version: 1, inPreparePrice: '30.00', garbagePreparePrice: '12.50' }], dryRun: true },
    ],
  },
  'Mutation.setWaybillVehicleTypes': {
    access: EDIT_WAYBILL,
    selection: BATCH,
    examples: ({ waybillId: id }) => [{ input: [{ id, version: 1, goVehicleType: '前四后八' }], dryRun: false }],
  },
  'Mutation.setWaybillFleetNames': {
    access: EDIT_WAYBILL,
    selection: BATCH,
    examples: ({ waybillId: id }) => [{ input: [{ id, version: 1, fleetName: '宏达车队' }], dryRun: false }],
  },
  'Mutation.setWaybillShifts': {
    access: EDIT_WAYBILL,
    selection: BATCH,
    examples: ({ waybillId: id }) => [{ input: [{ id, version: 1, inShiftType: 'NIGHT' }], dryRun: false }],
  },
  'Mutation.undoWaybillChanges': {
    access: EDIT_WAYBILL,
    selection: BATCH,
    examples: ({ changeSetId }) => [{ changeSetId }],
  },
  'Mutation.approveWaybillChange': {
    access: AUDIT_WAYBILL,
    selection: '{ id status }',
    examples: ({ reviewId: id }) => [{ id, reason: '已核实' }],
  },
  'Mutation.rejectWaybillChange': {
    access: AUDIT_WAYBILL,
    selection: '{ id status }',
    examples: ({ reviewId: id }) => [{ id, reason: '与地磅单不符' }],
  },
  'Mutation.approveWaybillChanges': {
    access: AUDIT_WAYBILL,
    selection: '{ id ok msg }',
    examples: ({ reviewId }) => [{ ids: [reviewId], reason: '已核实' }],
  },
  'Mutation.rejectWaybillChanges': {
    access: AUDIT_WAYBILL,
    selection: '{ id ok msg }',
    examples: ({ reviewId }) => [{ ids: [reviewId], reason: '与地磅单不符' }],
  },
  'Mutation.withdrawWaybillChange': {
    access: EDIT_WAYBILL,
    selection: '{ id status }',
    examples: ({ reviewId: id }) => [{ id }],
  },
  'Mutation.previewPaymentPlan': { access: PAY, selection: '{ amount }', examples: plans },
  'Mutation.createPaymentPlan': {
    access: PAY,
    selection: '{ id }',
    examples: (names) => plans(names).map((example) => ({ ...example, dryRun: false })),
  },
  'Mutation.approveSettlement': {
    access: 'chain:companysettle:audit',
    selection: '{ id }',
    examples: ({ settlementId: id }) => [{ id }],
  },
  'Mutation.rejectSettlement': {
    access: 'chain:companysettle:audit',
    selection: '{ id }',
    examples: ({ settlementId: id }) => [{ id, reason: '单价有误' }],
  },
  'Mutation.deleteSettlement': {
    access: REMOVE,
    selection: '{ id type }',
    examples: ({ settlementId: id }) => [{ id }],
  },
  'Mutation.updateSettlement': {
    access: EDIT,
    selection: '{ id }',
    examples: ({ settlementId: id }) => [{ id, version: 1, remark: '月底前付' }],
  },
  'Mutation.mergeSettlements': {
    access: EDIT,
    selection: '{ id }',
    examples: ({ settlementId, otherSettlementId }) => [{ ids: [settlementId, otherSettlementId], dryRun: false }],
  },
  'Mutation.splitSettlement': {
    access: EDIT,
    selection: '{ id }',
    examples: ({ settlementId: id, settledWaybillId }) => [{ id, waybillIds: [settledWaybillId], dryRun: false }],
  },
}

function sources({ receiptNo, handedInCardNo, waybillId }: Names): Arguments[] {
  return [
    { input: { receipts: [{ giveCardNo: receiptNo, settleCardNo: handedInCardNo }] } },
    { input: { cardNos: [handedInCardNo] } },
    { input: { waybillIds: [waybillId] } },
  ]
}

function plans({ otherSettlementId: settlementId }: Names): Arguments[] {
  const instalments = [{ dueDate: '2026-12-01', percent: '50', amount: null }, { dueDate: '2027-01-01' }]
  return [{ input: { settlementId, dueDate: '2026-12-01', remark: '分两期', instalments } }]
}

/** Trip with these names. */
function trip({ projectId, truckCode, cardNo, captainId, driverId, dumpSiteId, soilType }: Names): Arguments {
  return {
    projectId,
    truckCode,
    cardNo,
    captainId,
    driverId,
    garbageId: dumpSiteId,
    goSoilType: soilType,
    tpMode: 'FREIGHT',
    weightType: 'TON',
    weightTons: '25.5',
    goDatetime: '2026-01-01T08:00:00+08:00',
  }
}

const tripFacts = {
  goTruckCode: '粤B12345',
  inSoilType: '普通土',
  load: '25.5',
  inDatetime: '2026-01-01T07:40:00+08:00',
  completeDatetime: '2026-01-01T09:00:00+08:00',
  inShiftType: 'DAY',
  machineCode: 'W01',
  inStaffName: '周师傅',
  goStaffName: '吴师傅',
  inName: '一号坑',
  goName: '东门',
  agentName: '郑工',
  inPicture: '/a.jpg',
  goPicture: '/b.jpg',
  isTicket: true,
  fleetName: '宏达车队',
  goVehicleType: '前四后八',
  settlePrice: '80.00',
  exAmt: '5',
  adjustAmt: '-2.5',
  payTaxes: '1',
  inPreparePrice: '30',
  garbagePreparePrice: '12.5',
  remark: '补录',
}
