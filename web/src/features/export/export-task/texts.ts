import type { ExportFormat, ExportStatus } from '../../../gql/types.generated'
import { commonTexts } from '../../../ui/texts'

/** Every text of exports. */
export const texts = {
  export: '导出',
  selected: (count: string) => `导出选中的${count}条`,
  selectedNone: '导出选中的记录',
  all: (total: string) => `导出全部查询结果（${total}条）`,
  mine: '我的导出',
  selectFirst: '请先勾选要导出的记录',
  tooManySelected: (limit: string) => `一次最多导出选中的${limit}条，请改用导出全部查询结果`,
  nothing: '没有可导出的数据',
  noAnswer: '没有取到可导出的列，请重试',
  noColumns: '显示的列都不能导出，请在列设置中选择其他列',
  started: '已开始导出，完成后会提示下载',
  view: commonTexts.view,
  download: '下载',
  cancel: commonTexts.cancel,
  retry: commonTexts.retry,
  kept: '导出的文件保留7天，到期自动删除；最多同时进行5个任务。',
  empty: '还没有导出任务',
  emptyHint: '在列表上方点“导出”，即可在后台生成 Excel 文件',
  statuses: {
    QUEUED: '排队中',
    RUNNING: '导出中',
    DONE: '已完成',
    FAILED: '失败',
    CANCELLED: '已取消',
  } satisfies Record<ExportStatus, string>,
  waiting: '等待开始…',
  counting: '正在统计条数…',
  progress: (done: string, total: string, percent: number) => `${done} / ${total} 条（${percent}%）`,
  rows: (count: string) => `${count} 条`,
  expires: (time: string) => `保留至 ${time}`,
  startedAt: (time: string) => `${time} 发起`,
  actionOf: (action: string, title: string, time: string) => `${action}${title}，${time} 发起`,
  done: (title: string, count: string) => `“${title}”导出完成，共 ${count} 条`,
  failed: (title: string, reason: string) => `“${title}”导出失败：${reason}`,
  bulk: { XLSX: null, JSONL: '批量查询，JSON Lines', CSV: '批量查询，CSV' } satisfies Record<
    ExportFormat,
    string | null
  >,
  fileName: (title: string, format: ExportFormat) => `${title}.${format.toLowerCase()}`,
}
