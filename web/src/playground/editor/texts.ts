import { commonTexts } from '../../ui/texts'

/**
 * Words of the editor, which its maker wrote in English, as this page says them. Null takes a label away that hides the
 * words of its own button.
 */
export const editorWords: Readonly<Record<string, string | null>> = {
  'Query Editor': '查询语句',
  'Editor Commands': '语句操作',
  'Select active operation': '语句标签页',
  'Result Window': 'JSON 结果',
  Variables: '变量',
  'Show editor tools': '展开变量',
  'Hide editor tools': '收起变量',
  '<untitled>': '未命名',
  'New tab': '新建标签页',
  'Close Tab': '关闭标签页',
  'Execute query (Ctrl-Enter)': '运行（Ctrl+Enter）',
  'Stop query (Ctrl-Enter)': '停止（Ctrl+Enter）',
  'Prettify query (Shift-Ctrl-P)': '整理格式（Ctrl+Shift+P）',
  'Merge fragments into query (Shift-Ctrl-M)': '把片段并入语句（Ctrl+Shift+M）',
  'Copy query (Shift-Ctrl-C)': '复制语句（Ctrl+Shift+C）',
  'Open short keys dialog': '快捷键',
  'Short Keys': '快捷键',
  'Short Key': '按键',
  Function: '作用',
  'Search in editor': '在语句中查找',
  'Search in documentation': '在文档中查找',
  'Execute query': '运行',
  'Prettify editors': '整理格式',
  'Merge fragments definitions into operation definition': '把片段并入语句',
  'Copy query': '复制语句',
  'Re-fetch schema using introspection': '重新读取结构',
  'Open settings dialog': '设置',
  Settings: '设置',
  'Clear storage': '清除本机记录',
  'Remove all locally stored data and start fresh.': '删除浏览器中保存的语句和历史。',
  'Clear data': '清除',
  'Cleared data': '已清除',
  Failed: '未能清除',
  'Close dialog': commonTexts.close,
  'Show Documentation Explorer': '打开文档',
  'Hide Documentation Explorer': '关闭文档',
  'Documentation Explorer': '文档',
  Docs: '文档',
  'Root Types': '入口',
  'All Schema Types': '全部类型',
  Type: '类型',
  Fields: commonTexts.field,
  Arguments: '参数',
  Implements: '实现',
  Implementations: '由以下类型实现',
  'Possible Types': '可能的类型',
  'Enum Values': '取值',
  Deprecated: '已弃用',
  'Deprecated Fields': '已弃用的字段',
  'Deprecated Arguments': '已弃用的参数',
  'Deprecated Enum Values': '已弃用的取值',
  'Show Deprecated Fields': '显示已弃用的字段',
  'Show Deprecated Arguments': '显示已弃用的参数',
  'Show Deprecated Values': '显示已弃用的取值',
  'Other results': '其他结果',
  'No results found': '没有找到',
  'Show History': '打开历史',
  'Hide History': '关闭历史',
  History: '历史',
  Clear: '清除',
  Cleared: '已清除',
  'Set active': null,
  'Edit label': '改名',
  'Delete from history': '从历史中删除',
  'Add favorite': '收藏',
  'Remove favorite': '取消收藏',
}

const patterns: readonly [RegExp, string][] = [
  [/^Show (\P{ASCII}.*)$/u, '打开$1'],
  [/^Hide (\P{ASCII}.*)$/u, '关闭$1'],
  [/^Go back to (.+)$/, '返回 $1'],
  [/^Search (\S+)\.\.\.$/, '查找 $1'],
]

/** Text of the editor in Chinese; undefined where its maker did not write it. */
export function inChinese(text: string): string | null | undefined {
  if (Object.hasOwn(editorWords, text)) return editorWords[text]
  const pattern = patterns.find(([form]) => form.test(text))
  return pattern && text.replace(...pattern)
}
