import { captain, company, type KindsOfMessage } from './kind.js'

/** Messages about captains' cards, and about papers: a clerk opens the paper, a captain the page of his own fleet. */
export const cardKinds = {
  CARD_VOIDED: {
    title: '结算卡作废',
    text: '{companyName}的{actor}作废了您的电子结算卡{cardNo}',
    link: '/scan/ledger?cardNo={cardNo}',
    when: '您的电子结算卡被作废时',
    roleTypes: captain,
  },
  CARD_LOST: {
    title: '结算卡挂失',
    text: '{companyName}的{actor}挂失了您的电子结算卡{cardNo}，不能再用于登记运单和交卡',
    link: '/scan/ledger?cardNo={cardNo}',
    when: '您的电子结算卡被挂失时',
    roleTypes: captain,
  },
  CARD_FOUND: {
    title: '结算卡找回',
    text: '{companyName}的{actor}登记您的电子结算卡{cardNo}已找回，可以继续使用',
    link: '/scan/ledger?cardNo={cardNo}',
    when: '您挂失的电子结算卡被找回时',
    roleTypes: captain,
  },
  CARD_REPLACED: {
    title: '结算卡补办',
    text: '{companyName}的{actor}将您的电子结算卡{cardNo}补办为{replacedByNo}，{count}趟未结算的运单已转到新卡',
    link: '/scan/ledger?cardNo={replacedByNo}',
    when: '您挂失的电子结算卡被补办时',
    roleTypes: captain,
  },
  SCANNED_CARD_LOST: {
    title: '扫卡列表中的卡挂失',
    text: '{actor}挂失了您扫卡列表中的电子结算卡{cardNo}，该卡已移出列表',
    link: '/scan/ledger?cardNo={cardNo}',
    when: '您扫卡列表中的卡被他人挂失时',
    roleTypes: company,
    permission: 'chain:garbagecustomersales:get',
  },
  SCANNED_CARD_VOIDED: {
    title: '扫卡列表中的卡作废',
    text: '{actor}作废了您扫卡列表中的电子结算卡{cardNo}，该卡已移出列表',
    link: '/scan/ledger?cardNo={cardNo}',
    when: '您扫卡列表中的卡被他人作废时',
    roleTypes: company,
    permission: 'chain:garbagecustomersales:get',
  },
  FLEET_PAPER_DUE: {
    title: '证件到期提醒',
    text: '{holder}的{paper}有效期至{day}，{left}，请及时换证',
    link: { fleetPaper: '/base/papers?paper={id}', ownFleet: '/own/fleet' },
    when: '车辆与司机的证件到期前30天、14天、7天和到期当日，每份证件各一次',
    roleTypes: [...company, ...captain],
  },
} as const satisfies KindsOfMessage
