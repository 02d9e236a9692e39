import { inputTexts } from '../../../kernel/values/texts.js'
import { memberStateLabels } from '../enums.js'

/** The Chinese texts of a company's people. */
export const memberTexts = {
  user: '用户',
  company: '公司',
  organ: '机构',
  otherOrgan: '更换机构',
  roles: '角色',
  roleType: '身份类型须为 COMPANY 或 ENTERPRISE',
  emailShape: inputTexts.mail,
  reason: '原因',
  states: memberStateLabels,
  moves: {
    edit: '编辑',
    give: '分配角色',
    disable: '停用',
    enable: '启用',
    delete: '移除',
    password: '重置密码',
    secondFactor: '重置两步验证',
    invite: '重发邀请',
    withdraw: '撤回邀请',
    enter: '进入',
    decline: '谢绝邀请',
  },
  invite: '邀请用户',
  update: '编辑用户',
  setRoles: '分配角色',
  disable: '停用用户',
  enable: '启用用户',
  remove: '移除用户',
  resend: '重发邀请',
  withdraw: '撤回邀请',
  invitation: (company: string) => `【土方通】${company}邀请您加入。请用本手机号和验证码登录，进入公司即表示接受邀请。`,
} as const
