import { z } from 'zod'
import { DomainError } from '../../kernel/errors.js'
import { CardSortField } from '../../modules/settlement/card/card.view.js'
import { cardTable } from '../../modules/settlement/card/fields.js'
import { CardKind } from '../../modules/settlement/enums.js'
import { payeeTable } from '../../modules/settlement/payee/fields.js'
import type { RefusedCard, ScanResult } from '../../modules/settlement/scan/scan.service.js'
import { settlementTexts } from '../../modules/settlement/texts.js'
import { cardStatus } from '../codes.js'
import { Answer } from '../envelope.js'
import { decimal, filter, given, maybe, rowsOf } from '../fields.js'
import { equalsIn, memberFilters, ofCompany } from '../member-filters.js'
import { listQuery, pageAnswer, pageFields, pageRequest, sortRequest, sortsOf } from '../page.js'
import { type Route, route } from '../route.js'
import {
  accountMembers,
  cardAccountFields,
  cardAccountOf,
  cardAccountShape,
  cardHeaderOf,
  cardHeaderShape,
  scannedCardOf,
  scannedCardShape,
} from './card.presenter.js'

/**
 * One number is answered with its row or refusal; several with a list, the refused ones beside it
 * (docs/behaviour/settlement.md).
 */
function scannedAnswer(asked: number, { cards, refused, message }: ScanResult): Answer {
  const [refusal] = refused
  if (asked === 1 && refusal) throw new DomainError(refusal.code, { cardNo: refusal.cardNo })
  const rows = cards.map(scannedCardOf)
  return asked === 1 ? new Answer(rows[0], message) : new Answer(rows, message, { refused: refused.map(refusedOf) })
}

const refusedOf = ({ cardNo, code, message }: RefusedCard) => ({ cardNo, errorCode: code, message })

const scan = route({
  method: 'POST',
  path: '/chain/companysettle/postScanningSettle',
  group: 'settlement',
  access: 'chain:garbagecustomersales:add',
  result: 'object',
  summary: '扫卡；一个卡号返回一行，多个返回列表，未加入的列在 refused',
  body: rowsOf(given(cardTable.cardNo.label), settlementTexts.cards),
  answer: scannedCardShape,
  async handler({ actor, body, services, idempotencyKey }) {
    return scannedAnswer(body.length, await services.scans.scan(actor, { cardNos: body, idempotencyKey }))
  },
})

const MAX_ID = 36

const giver = z.object({
  settleCardNo: given(cardTable.cardNo.label),
  giveCardUserId: given(cardTable.giveCardUserId.label),
  payeeId: maybe(payeeTable.payeeId.label, MAX_ID),
  payeeName: maybe(payeeTable.payeeName.label),
  bindingBankNo: maybe(payeeTable.bindingBankNo.label),
  bindingBankName: maybe(payeeTable.bindingBankName.label),
  settleAmount: decimal(cardTable.settleAmount.label).nullish(),
})

const setGivers = route({
  method: 'POST',
  path: '/chain/companysettle/giveCardUserEdit',
  group: 'settlement',
  access: 'chain:garbagecustomersales:edit',
  result: 'boolean',
  summary: '设置交卡人，给出的收款人与结算金额一并保存；公司要求填写收款人时须带收款人各项，否则没有给出的不变',
  body: rowsOf(giver, settlementTexts.cards),
  async handler({ actor, body, services, idempotencyKey }) {
    await services.givers.setGivers(actor, { givers: body, idempotencyKey })
    return new Answer(true, settlementTexts.giverSet)
  },
})

const cardSorts = sortsOf<CardSortField>(accountMembers, {
  cardNo: CardSortField.CARD_NO,
  bindingDate: CardSortField.BINDING_DATE,
  status: CardSortField.STATUS,
  captainName: CardSortField.CAPTAIN_NAME,
})
const ownWays = {
  cardNo: filter(cardTable.cardNo.label),
  captainName: filter(cardTable.captainName.label),
  status: cardStatus.field(cardTable.status.label).optional(),
}
const members = { ...memberFilters(accountMembers, ownWays), ...ofCompany }
const accountParams = z.object({ ...pageFields(cardSorts), ...members, ...ownWays })

/** Cards of both kinds, for exports. */
export const cardQuery = listQuery(accountParams, (params) => ({
  filter: {
    cardNo: params.cardNo,
    captainName: params.captainName,
    status: params.status && [params.status],
    equal: equalsIn(params, members),
  },
  sort: sortRequest(params, cardSorts),
}))

/** Options that both account lists share. */
const accountPage = {
  method: 'GET',
  group: 'cardAccounts',
  access: 'chain:garbagecustomersales:get',
  result: 'page',
  params: accountParams,
  answer: cardAccountShape,
} as const

const captainCards = route({
  ...accountPage,
  path: '/chain/companycard/getBCardAccountPage',
  summary: '车队长主卡的账户，默认按绑定时间降序',
  async handler({ actor, params, services }) {
    const request = pageRequest(params, cardSorts)
    const { cardNo, captainName, status } = params
    const filter = {
      cardNo,
      captainName,
      kind: CardKind.CAPTAIN,
      status: status && [status],
      equal: equalsIn(params, members),
    }
    const list = await services.cards.list(actor, { filter, fields: cardAccountFields, ...request })
    return pageAnswer(request.page, list, cardAccountOf)
  },
})

const subCards = route({
  ...accountPage,
  path: '/chain/companycard/getCCardAccountPage',
  summary: '一张主卡及其子卡的账户（cardNo 为主卡卡号），默认按绑定时间降序；不填卡号则为全部子卡',
  async handler({ actor, params, services }) {
    const request = pageRequest(params, cardSorts)
    const { cardNo, captainName, status } = params
    const family = cardNo ? { parentCardNo: cardNo } : { kind: CardKind.SUB }
    const filter = { ...family, captainName, status: status && [status], equal: equalsIn(params, members) }
    const list = await services.cards.list(actor, { filter, fields: cardAccountFields, ...request })
    return pageAnswer(request.page, list, cardAccountOf)
  },
})

const header = route({
  method: 'POST',
  path: '/chain/companycard/getBCardAccountCount',
  group: 'cardAccounts',
  access: 'chain:garbagecustomersales:get',
  result: 'object',
  summary: '主卡台账的表头',
  params: z.object({ cardNo: given(cardTable.cardNo.label) }),
  paramsInBody: true,
  answer: cardHeaderShape,
  async handler({ actor, params, services }) {
    const card = await services.cards.find(actor, { cardNo: params.cardNo })
    if (!card) throw new DomainError('CARD_NOT_FOUND', { cardNo: params.cardNo })
    return cardHeaderOf(card)
  },
})

export const cardRoutes: Route[] = [scan, setGivers, captainCards, subCards, header]
