import { definePermissions } from '../../kernel/command/permissions.js'

export const identityPermissions = definePermissions('系统管理', {
  'sys:user:index': '用户列表',
  'sys:user:get': '查看用户',
  'sys:user:add': '新增用户',
  'sys:user:edit': '编辑用户',
  'sys:user:del': '删除用户',
  'sys:user:password': '重置他人密码',
  'sys:role:index': '角色列表',
  'sys:role:get': '查看角色',
  'sys:role:add': '新增角色',
  'sys:role:edit': '编辑角色',
  'sys:role:del': '删除角色',
  'sys:organ:index': '组织架构',
  'sys:organ:add': '新增机构',
  'sys:organ:edit': '调整机构',
  'sys:organ:del': '删除机构',
  'sys:log:index': '操作日志',
  'sys:log:del': '删除操作日志',
  'sys:loglogin:index': '登录日志列表',
  'sys:loglogin:get': '查看登录日志',
  'sys:loglogin:del': '删除登录日志',
})

type Labels = typeof identityPermissions

declare module '../../kernel/command/permissions.js' {
  interface PermissionLabels extends Labels {}
}
