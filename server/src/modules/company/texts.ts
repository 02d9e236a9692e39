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
  RESCUE_OPEN: ['rule', '{who}已有一件没有办结的找回', '请先办结或撤回原来的'],
  RESCUE_COLLEAGUES: [
    'rule',
    '公司另有{count}名在职的管理员，不由平台找回',
    '请公司有管理员角色的人在用户管理中重置其两步验证，或邀请其新手机号',
  ],
  RESCUE_NO_ADMINISTRATOR: ['rule', '该用户不是公司在职的管理员，不由平台找回', '请公司有管理员角色的人办理'],
  RESCUE_UNPROVEN: ['rule', '公司尚未通过企业认证，平台无从核对是谁的公司', '请其用新手机号重新注册公司'],
  RESCUE_SUSPENDED: ['rule', '公司已被停用，不能找回管理员', '请先恢复公司'],
  RESCUE_OF_DESK: ['rule', '该管理员也在平台运营任职，不能在此找回', '请运维人员在服务器上先解除其平台任职'],
  RESCUE_FACTOR_OFF: ['rule', '{who}没有开启两步验证', '请选择只丢失了手机号'],
  RESCUE_PHONE_CHANGED: ['rule', '管理员的手机号在申请后变更过', '请核对后重新申请'],
  RESCUE_NEEDS_SECOND: ['rule', '您是申请人，须由平台运营的另一人{move}', '不再需要的，您可以撤回'],
  OWN_RESCUE: ['rule', '不能办理自己的找回', '请平台运营的其他人办理'],
  OCR_BUSY: ['unavailable', '识别服务繁忙，请稍后再试，或直接手工填写'],
  OCR_SLOW: ['unavailable', '识别超时，请稍后再试，或直接手工填写'],
  OCR_DOWN: ['unavailable', '识别服务暂不可用，请直接手工填写'],
})

declare module '../../kernel/errors.js' {
  interface ErrorTexts extends TextsOf<typeof companyErrors> {}
}
