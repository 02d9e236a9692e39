/** Every text of the operation log. */
export const texts = {
  title: '操作日志',
  own: '我的操作日志',
  empty: '还没有操作日志',
  ownEmpty: '您还没有操作记录',
  deleteTitle: '删除操作日志',
  milliseconds: '毫秒',
  drawer: '操作日志',
  missing: '操作日志不存在',
  what: '请求',
  how: '经过',
}
