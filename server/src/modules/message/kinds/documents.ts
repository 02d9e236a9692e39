import { company, type KindsOfMessage, staff } from './kind.js'

/** Messages about documents that the program has made or read. */
export const documentKinds = {
  BOARD_REPORT: {
    title: '项目周报',
    text: '{week}当周的项目周报已做好，可以下载',
    link: '/board?report={week}',
    when: '公司有进行中的项目分期时，每周一早上',
    roleTypes: company,
    permission: 'chain:bi:get',
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
} as const satisfies KindsOfMessage
