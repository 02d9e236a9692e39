import { company, type KindsOfMessage } from './kind.js'

const PAYMENT = '/chain/payment?payment={id}'

/** Messages about payments, due instalments and payees. */
export const paymentKinds = {
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
} as const satisfies KindsOfMessage
