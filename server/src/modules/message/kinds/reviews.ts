import { RoleType } from '../../identity/index.js'
import { company, type KindsOfMessage } from './kind.js'

/** Page of 结算单明细, which lists the settlements of its link. */
const STATEMENT = '/chain/settlement/statement?value=%5B%22{id}%22%5D'

/** Messages about records under review: prices, tasks, waybills, settlements and hours of excavators. */
export const reviewKinds = {
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
  PUNCHES_TO_SETTLE: {
    title: '打卡待处理',
    text: '{user}有{count}次打卡待处理：{reason}',
    link: '/punch?punch={id}',
    when: '打卡不能自动计入运单时',
    roleTypes: company,
    permission: 'chain:companywaybill:edit',
  },
  EXCAVATOR_REJECTED: {
    title: '挖机工时被驳回',
    text: '{reviewer}驳回了您上报的挖机{machineCode}自{start}起的工时，原因：{reason}',
    link: { excavatorRecord: '/chain/excavator?record={id}', ownExcavatorRecord: '/work/excavator?record={id}' },
    when: '您上报的挖机工时被驳回时',
    roleTypes: [RoleType.COMPANY, RoleType.OPERATOR],
  },
} as const satisfies KindsOfMessage
