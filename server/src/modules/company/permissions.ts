import { definePermissions } from '../../kernel/command/permissions.js'

export const companyPermissions = {
  ...definePermissions('公司设置', {
    'sys:companysettings:edit': '修改公司设置',
    'chain:company:setting': '开启与关闭双人复核',
    'chain:company:authenticate': '提交企业认证',
  }),
  ...definePermissions('平台运营', {
    'platform:registration:get': '查看企业认证与证件照片',
    'platform:registration:audit': '审核企业认证',
    'platform:company:get': '查看公司与用量',
    'platform:company:edit': '停用与恢复公司',
    'platform:rescue:get': '查看找回管理员与证明材料',
    'platform:rescue:add': '申请与撤回找回管理员',
    'platform:rescue:audit': '确认找回管理员',
    'platform:dictionary:edit': '维护平台字典',
  }),
}

type Labels = typeof companyPermissions

declare module '../../kernel/command/permissions.js' {
  interface PermissionLabels extends Labels {}
}
