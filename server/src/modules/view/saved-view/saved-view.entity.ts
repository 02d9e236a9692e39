import { defineEntity, p } from '@mikro-orm/core'
import { companyKey, edited, ofCompany } from '../../../kernel/sql/columns.js'
import type { ViewState } from './saved-view.schema.js'

export const SavedView = defineEntity({
  name: 'SavedView',
  tableName: 'saved_view',
  comment: '视图：某人查看列表的方式',
  filters: ofCompany,
  properties: {
    ...companyKey,
    userId: p.uuid().comment('用户'),
    list: p.text().check("list ~ '^[a-z][a-z0-9-]{0,39}$'").comment('列表'),
    name: p.text().check('length(name) between 1 and 20').comment('名称'),
    state: p.json<ViewState>().comment('筛选、排序、每页行数、列和密度'),
    shared: p.boolean().default(false).comment('是否全公司可见；仅本人可改'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'userId', 'list', 'name'] }],
})
