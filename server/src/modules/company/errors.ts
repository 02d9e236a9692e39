import { defineErrors, type TextsOf } from '../../kernel/errors.js'

export const companyErrors = defineErrors({
  ALREADY_REGISTERED: ['rule', '该手机号已注册{companyName}，请直接登录'],
  ALREADY_AUTHENTICATED: ['rule', '{companyName}已通过企业认证', '需要变更的请联系平台客服'],
  FOUR_EYES_NEED_SECOND: ['rule', '您已申请，须由公司另一位有此权限的人确认'],
  COMPANY_NO_REGISTERED: [
    'rule',
    '统一社会信用代码{companyNo}已属于另一家公司',
    '请驳回，并请申请人联系该公司的管理员',
  ],
  NOT_AUTHENTICATED: ['rule', '公司尚未通过企业认证，不能{move}，请先完成企业认证'],
  PICTURE_NOT_RECOGNISED: ['rule', '未识别到{paper}，请上传清晰、完整的{paper}照片'],
  OCR_BUSY: ['unavailable', '识别服务繁忙，请稍后再试，或直接手工填写'],
  OCR_SLOW: ['unavailable', '识别超时，请稍后再试，或直接手工填写'],
  OCR_DOWN: ['unavailable', '识别服务暂不可用，请直接手工填写'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof companyErrors> {}
}
