import { moveTexts } from '../../../kernel/values/texts.js'

/** Chinese texts of the review of companies' papers. */
export const reviewTexts = {
  approve: '通过企业认证',
  reject: '驳回企业认证',
  approved: '通过',
  rejected: moveTexts.reject,
  checks: {
    CREDIT_CODE: '信用代码校验位',
    NUMBER_FREE: '信用代码未被其他公司使用',
    ID_NUMBER: '身份证号校验位',
    ID_VALID: '身份证在有效期内',
    SAME_PERSON: '法定代表人与身份证姓名一致',
    LICENCE_READ: '营业执照识别一致',
    PORTRAIT_READ: '身份证头像面识别一致',
    EMBLEM_READ: '身份证国徽面识别一致',
  },
  checkLabel: '登记核查',
  unknown: '尚未识别',
  missing: (what: string) => `没有填写${what}`,
  differs: (labels: readonly string[]) => `识别结果与所填不同：${labels.join('、')}`,
  notRead: (labels: readonly string[]) => `没有识别结果：${labels.join('、')}`,
  sms: {
    approved: (company: string) => `【土方通】${company}的企业认证已通过，可以审核结算单和付款。`,
    rejected: (company: string, reason: string) =>
      `【土方通】${company}的企业认证未通过：${reason}。请登录后重新填写。`,
  },
} as const
