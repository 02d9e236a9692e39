import { definePermissions } from '../../kernel/command/permissions.js'

export const projectPermissions = {
  ...definePermissions('项目', {
    'chain:project:get': '查看项目与分期',
    'chain:project:add': '新增项目与分期',
    'chain:project:edit': '修改、停用项目与分期',
    'chain:project:del': '删除项目与分期',
  }),
  ...definePermissions('项目图表', {
    'chain:bi:get': '查看项目图表',
    'chain:bi:edit': '维护项目图表的实测',
  }),
}

type Labels = typeof projectPermissions

declare module '../../kernel/command/permissions.js' {
  interface PermissionLabels extends Labels {}
}

/** Permissions of the verbs of projects and phases. */
export const ofProjects = {
  get: 'chain:project:get',
  add: 'chain:project:add',
  edit: 'chain:project:edit',
  del: 'chain:project:del',
} as const

/** Permissions of the charts of phases, and of the surveys that they show. */
export const ofCharts = { get: 'chain:bi:get', edit: 'chain:bi:edit' } as const
