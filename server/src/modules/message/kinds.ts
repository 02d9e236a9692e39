import type { Permission } from '../../kernel/command/permissions.js'
import type { Gap } from '../../kernel/errors.js'
import { RoleType } from '../identity/index.js'

/** What people are told of. */
interface Kind {
  title: string
  /** What is told, with what each message names in {braces}. */
  text: string
  /**
   * The page that shows what it is about; `{id}` is the id of that, other gaps are those of the text. Where it may be about things of several
   * kinds, the page of each.
   */
  link?: string | Readonly<Record<string, string>>
  /** When it comes, for whoever chooses what shall come. */
  when: string
  /** As what people are told it; without one it is about the person, and comes whatever he signed in as. */
  roleTypes?: readonly number[]
  /** Without it a member is told nothing of the kind. */
  permission?: Permission
  /** Comes to whoever did it himself, too. */
  toActor?: true
  /** Nobody can do without it. */
  always?: true
}

const staff = [RoleType.company, RoleType.enterprise]
const company = [RoleType.company]
const captain = [RoleType.captain]
const platform = [RoleType.platform]

/** 结算单明细 names its settlements in a list. */
const STATEMENT = '/chain/settlement/statement?value=%5B%22{id}%22%5D'

const PAYMENT = '/chain/payment?payment={id}'

/** Every kind of message, in the order in which people choose among them. */
export const kinds = {
  NEW_DEVICE: {
    title: '新设备登录',
    text: '您的账号于{time}在新设备上登录：{device}，{place}。如非本人操作，请退出该设备并修改密码',
    link: '/info/index',
    when: '账号在未用过的设备上登录时',
    toActor: true,
    always: true,
  },
  INVITED: {
    title: '加入公司的邀请',
    text: '{inviter}邀请您加入{companyName}，职位：{positionName}',
    link: '/chooseCompany',
    when: '被邀请加入公司时',
    always: true,
  },
  AUTHENTICATION_APPROVED: {
    title: '企业认证通过',
    text: '{companyName}的企业认证已通过，可以审核结算单和付款',
    link: '/companyAuth/wizard',
    when: '您提交的企业认证通过时',
    always: true,
  },
  AUTHENTICATION_REJECTED: {
    title: '企业认证未通过',
    text: '{companyName}的企业认证未通过：{reason}。请重新填写',
    link: '/companyAuth/wizard',
    when: '您提交的企业认证被驳回时',
    always: true,
  },
  AUTHENTICATION_TO_REVIEW: {
    title: '企业认证待审核',
    text: '{companyName}提交了企业认证',
    link: '/platform?registration={id}',
    when: '有企业提交认证时',
    roleTypes: platform,
  },
  ADMINISTRATOR_RESCUE: {
    title: '找回管理员',
    text: '{companyName}的管理员{userName}：{news}',
    link: { administratorRescue: '/platform/rescues?rescue={id}' },
    when: '平台运营为公司唯一的管理员找回账号时',
    always: true,
  },
  PRICE_TO_REVIEW: {
    title: '直付价待审核',
    text: '{applicant}申请了直付价：{projectName}，{terms}，{price}元',
    link: '/chain/price/direct?price={id}',
    when: '有人申请直付价时',
    roleTypes: company,
    permission: 'chain:directPayPriceSet:audit',
  },
  PRICE_REVIEWED: {
    title: '直付价审核结果',
    text: '{reviewer}{decision}了您申请的直付价：{projectName}，{terms}，{price}元',
    link: '/chain/price/direct?price={id}',
    when: '您申请的直付价被审核时',
    roleTypes: company,
    permission: 'chain:directPayPriceSet:get',
  },
  TASK_TO_REVIEW: {
    title: '任务申请待审核',
    text: '{applicant}提交了任务申请：{projectName}，{captains}',
    link: '/chain/fleet/tasks?task={id}',
    when: '有人提交任务申请时',
    roleTypes: company,
    permission: 'chain:directPayPriceSet:audit',
  },
  TASK_REVIEWED: {
    title: '任务申请审核结果',
    text: '{reviewer}{decision}了您提交的任务申请：{projectName}，{captains}',
    link: '/chain/fleet/tasks?task={id}',
    when: '您提交的任务申请被审核时',
    roleTypes: company,
    permission: 'chain:directPayPriceSet:get',
  },
  WAYBILL_CHANGE_TO_REVIEW: {
    title: '运单修改待审核',
    text: '{applicant}申请修改运单{waybills}',
    link: '/chain/business/waybillReviews?review={id}',
    when: '有人申请修改涉及金额的运单内容时',
    roleTypes: company,
    permission: 'chain:companywaybill:audit',
  },
  WAYBILL_CHANGE_REVIEWED: {
    title: '运单修改审核结果',
    text: '{reviewer}{decision}了您对运单{waybills}的修改',
    link: '/chain/business/waybillReviews?review={id}',
    when: '您申请的运单修改被审核时',
    roleTypes: company,
    permission: 'chain:companywaybill:get',
  },
  SETTLEMENT_TO_APPROVE: {
    title: '结算单待审核',
    text: '{creator}生成了结算单{settleNo}：{projectName}，{count}趟，{amount}元',
    link: STATEMENT,
    when: '有人生成或拆分出待审核的结算单时',
    roleTypes: company,
    permission: 'chain:companysettle:audit',
  },
  SETTLEMENT_DECIDED: {
    title: '结算单审核结果',
    text: '{reviewer}{decision}了您生成的结算单{settleNo}：{projectName}，{amount}元',
    link: STATEMENT,
    when: '您生成的结算单被审核时',
    roleTypes: company,
    permission: 'chain:garbagecustomersales:get',
  },
  EXCAVATOR_REJECTED: {
    title: '挖机工时被驳回',
    text: '{reviewer}驳回了您上报的挖机{machineCode}自{start}起的工时，原因：{reason}',
    link: { excavatorRecord: '/chain/excavator?record={id}', ownExcavatorRecord: '/work/excavator?record={id}' },
    when: '您上报的挖机工时被驳回时',
    roleTypes: [RoleType.company, RoleType.operator],
  },
  PLAN_DUE: {
    title: '付款到期提醒',
    text: '按付款计划，{days}天内到期和已逾期的付款有{count}笔，共{amount}元，其中逾期{overdue}笔',
    link: '/money/plans?open=true',
    when: '付款计划中的付款将到期或已逾期时，每天一次',
    roleTypes: company,
    permission: 'chain:companypayment:add',
  },
  PAYEE_CONTRACT_ENDING: {
    title: '收款人合同即将到期',
    text: '收款人{payeeName}的合同将于{contractTo}到期，到期后须重新登记签约才能付款',
    link: '/base/payees?payee={id}',
    when: '收款人的合同30天内到期时，每份合同一次',
    roleTypes: company,
    permission: 'chain:payee:audit',
  },
  PAYEE_ACCOUNT_CHANGED: {
    title: '收款账号变更',
    text: '{actor}{change}，付款前请与收款人核对',
    link: '/base/payees?payee={id}',
    when: '已签约的收款人改用或新增另一收款账号时',
    roleTypes: company,
    permission: 'chain:companypayment:audit',
  },
  PAYMENT_TO_APPROVE: {
    title: '付款单待审核',
    text: '{creator}提交了付款单{paymentNo}：付给{payeeName}{amount}元',
    link: PAYMENT,
    when: '有人提交付款单审核时',
    roleTypes: company,
    permission: 'chain:companypayment:audit',
  },
  PAYMENT_DECIDED: {
    title: '付款单审核结果',
    text: '{reviewer}{decision}了您制作的付款单{paymentNo}：付给{payeeName}{amount}元{why}',
    link: PAYMENT,
    when: '您制作的付款单审核通过或被退回修改时',
    roleTypes: company,
    permission: 'chain:companypayment:get',
  },
  PAYMENT_TO_PAY: {
    title: '付款单待付款',
    text: '付款单{paymentNo}已审核通过，待付款：付给{payeeName}{amount}元',
    link: PAYMENT,
    when: '他人制作的付款单审核通过、等待付款时',
    roleTypes: company,
    permission: 'chain:companypayment:add',
  },
  BOARD_REPORT: {
    title: '项目周报',
    text: '{week}当周的项目周报已做好，可以下载',
    link: '/board?report={week}',
    when: '公司有进行中的项目分期时，每周一早上',
    roleTypes: company,
    permission: 'chain:bi:get',
  },
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
  EXPORT_DONE: {
    title: '导出结束',
    text: '“{title}”{outcome}',
    link: '/message?export={id}',
    when: '您发起的导出完成或失败时',
    roleTypes: staff,
    toActor: true,
  },
  IMPORT_DONE: {
    title: '导入结束',
    text: '“{fileName}”{outcome}',
    link: { waybillImport: '/thirdImport?import={id}', dataImport: '/base/import?kind={kind}&import={id}' },
    when: '您确认的导入完成或失败时',
    roleTypes: company,
    toActor: true,
  },
  FOUR_EYES_CHANGED: {
    title: '双人复核的设置变更',
    text: '{actor}{change}了双人复核',
    link: '/sys/companySettings',
    when: '公司开启或关闭双人复核时',
    roleTypes: company,
    permission: 'chain:company:setting',
    toActor: true,
    always: true,
  },
  FOUR_EYES_PAYMENT_CHANGED: {
    title: '复核的付款金额变更',
    text: '{actor}将复核的付款金额由{before}元改为{after}元',
    link: '/sys/companySettings',
    when: '双人复核开启时，复核的付款金额被修改时',
    roleTypes: company,
    permission: 'chain:company:setting',
    toActor: true,
    always: true,
  },
  FOUR_EYES_PAYMENT_WANTED: {
    title: '提高复核的付款金额待确认',
    text: '{actor}申请将复核的付款金额由{before}元提高到{after}元，须由您或其他有此权限的人确认',
    link: '/sys/companySettings',
    when: '双人复核开启时，有人申请提高复核的付款金额时',
    roleTypes: company,
    permission: 'chain:company:setting',
    always: true,
  },
  FOUR_EYES_OFF_WANTED: {
    title: '关闭双人复核待确认',
    text: '{actor}申请关闭双人复核，须由您或其他有此权限的人确认',
    link: '/sys/companySettings',
    when: '有人申请关闭公司的双人复核时',
    roleTypes: company,
    permission: 'chain:company:setting',
    always: true,
  },
} as const satisfies Readonly<Record<string, Kind>>

type Kinds = typeof kinds
export type MessageKind = keyof Kinds
/** What the text of a kind names, no less and no more. */
export type ParamsOf<Name extends MessageKind> = Readonly<Record<Gap<Kinds[Name]['text']>, string | number>>
export type MessageParams = Readonly<Record<string, string | number>>

export const kindNames = Object.keys(kinds) as MessageKind[]
/** The values of the enum of the API. */
export const MessageKinds = Object.fromEntries(kindNames.map((name) => [name, name])) as {
  [Name in MessageKind]: Name
}
export const kindLabels = Object.fromEntries(kindNames.map((name) => [name, kinds[name].title])) as Record<
  MessageKind,
  string
>

export const kindOf = (name: MessageKind): Kind => kinds[name]

export const messageText = (name: MessageKind, params: MessageParams): string =>
  kinds[name].text.replace(/\{(\w+)\}/g, (_, gap: string) => String(params[gap] ?? ''))

export function messageLink(
  name: MessageKind,
  params: MessageParams,
  { entity, entityId }: { entity: string | null; entityId: string | null },
): string | null {
  const { link } = kindOf(name)
  const page = typeof link === 'object' ? link[entity ?? ''] : link
  const filling = (gap: string) => (gap === 'id' ? entityId : params[gap]) ?? ''
  return page?.replace(/\{(\w+)\}/g, (_, gap: string) => encodeURIComponent(String(filling(gap)))) ?? null
}

/** Whether somebody of that role type with these permissions may ever be told of it. */
export function comesTo(name: MessageKind, who: { roleType: number; permissions: ReadonlySet<string> }): boolean {
  const { roleTypes, permission } = kindOf(name)
  return (roleTypes?.includes(who.roleType) ?? true) && (!permission || who.permissions.has(permission))
}
