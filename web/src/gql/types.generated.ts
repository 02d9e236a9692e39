import type { Money } from '@tufang/web/decimal';
import type { Quantity } from '@tufang/web/decimal';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** 日期，yyyy-MM-dd，例如 2026-01-02 */
  Date: { input: string; output: string; }
  /** 时间，ISO 8601 带时区，例如 2026-01-02T03:04:05+08:00 */
  DateTime: { input: string; output: string; }
  /** JSON 值 */
  JSON: { input: unknown; output: unknown; }
  /** 精确小数，以字符串表示，例如 "1234.50" */
  Money: { input: Money; output: Money; }
  /** 精确小数，以字符串表示，例如 "1234.50" */
  Percent: { input: string; output: string; }
  /** 精确小数，以字符串表示，例如 "1234.50" */
  Quantity: { input: Quantity; output: Quantity; }
};

/** 重置他人登录方式的结果：其所有设备已退出登录 */
export type AccessReset = {
  /** 其在公司的任职；不可查看用户的人看不到 */
  user?: Maybe<CompanyUser>;
  /** 用户编号 */
  userId: Scalars['ID']['output'];
};

/** 访问令牌：分析人员或程序以本人身份只读查询 */
export type AccessToken = {
  /** 当前用户可做的操作 */
  allowedActions: Array<AccessTokenAction>;
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 失效时间 */
  expiresTime: Scalars['DateTime']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 令牌名称 */
  name: Scalars['String']['output'];
  /** 可用的权限键；本人失去的权限不再可用 */
  permissions: Array<Scalars['String']['output']>;
  /** 吊销时间 */
  revokeTime?: Maybe<Scalars['DateTime']['output']>;
  /** 令牌，最后四位 */
  tail: Scalars['String']['output'];
  /** 最近使用，精确到分钟 */
  usedTime?: Maybe<Scalars['DateTime']['output']>;
  /** 是否仍然有效 */
  valid: Scalars['Boolean']['output'];
};

/** 可对记录做的操作 */
export type AccessTokenAction =
  /** 作废 */
  | 'revoke';

/** 要新建的访问令牌 */
export type AccessTokenInput = {
  /** 有效天数，1 到 365 */
  days: Scalars['Int']['input'];
  /** 令牌名称，最多 20 个字符 */
  name: Scalars['String']['input'];
  /** 可用的权限键，只能是本人已有的查询权限 */
  permissions: Array<Scalars['String']['input']>;
};

/** 收款账号的种类 */
export type AccountKind =
  /** 其他账号 */
  | 'ACCOUNT'
  /** 银行卡 */
  | 'CARD'
  /** 卡号校验不符 */
  | 'WRONG_CARD';

/** 平台运营所见的一件找回管理员 */
export type AdministratorRescue = {
  /** 当前用户可做的操作 */
  allowedActions: Array<AdministratorRescueAction>;
  /** 申请人 */
  appliedByName: Scalars['String']['output'];
  /** 平台运营：公司 */
  company?: Maybe<DeskCompany>;
  /** 所属公司编号 */
  companyAuthId: Scalars['ID']['output'];
  /** 公司名称 */
  companyName: Scalars['String']['output'];
  /** 确认时间 */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 确认人 */
  confirmedByName?: Maybe<Scalars['String']['output']>;
  /** 申请时间 */
  createTime: Scalars['DateTime']['output'];
  /** 生效时间；等待期满的时间 */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** 办结原因 */
  endReason?: Maybe<Scalars['String']['output']>;
  /** 办结时间 */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 办结人；到期由系统办结的为空 */
  endedByName?: Maybe<Scalars['String']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 丢失的内容 */
  loss: RescueLoss;
  /** 新手机号；手机号没有丢失的为空 */
  newMobile?: Maybe<Scalars['String']['output']>;
  /** 原手机号 */
  oldMobile: Scalars['String']['output'];
  /** 证明材料的图片链接 */
  proofUrls: Array<Scalars['String']['output']>;
  /** 申请原因 */
  reason: Scalars['String']['output'];
  /** 不能做的操作及原因 */
  refusedActions: Array<RefusedAction>;
  /** 找回的状态 */
  state: RescueState;
  /** 管理员姓名 */
  userName: Scalars['String']['output'];
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
};

/** 可对记录做的操作 */
export type AdministratorRescueAction =
  /** 确认 */
  | 'confirm'
  /** 不同意 */
  | 'refuse'
  /** 撤回 */
  | 'withdraw';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type AdministratorRescueEqual = {
  /** 申请人 */
  appliedByName?: InputMaybe<Scalars['String']['input']>;
  /** 所属公司编号 */
  companyAuthId?: InputMaybe<Scalars['ID']['input']>;
  /** 公司名称 */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** 确认时间 */
  confirmedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 确认人 */
  confirmedByName?: InputMaybe<Scalars['String']['input']>;
  /** 申请时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 生效时间；等待期满的时间 */
  dueAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 办结原因 */
  endReason?: InputMaybe<Scalars['String']['input']>;
  /** 办结时间 */
  endedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 办结人；到期由系统办结的为空 */
  endedByName?: InputMaybe<Scalars['String']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 丢失的内容 */
  loss?: InputMaybe<RescueLoss>;
  /** 新手机号；手机号没有丢失的为空 */
  newMobile?: InputMaybe<Scalars['String']['input']>;
  /** 原手机号 */
  oldMobile?: InputMaybe<Scalars['String']['input']>;
  /** 申请原因 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 找回的状态 */
  state?: InputMaybe<RescueState>;
  /** 管理员姓名 */
  userName?: InputMaybe<Scalars['String']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 找回管理员排序字段 */
export type AdministratorRescueSortField =
  /** 公司名称 */
  | 'COMPANY_NAME'
  /** 申请时间 */
  | 'CREATE_TIME'
  /** 生效时间 */
  | 'DUE_AT';

/** 要导出的运单异常 */
export type AnomaliesExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<AnomalyFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<AnomalySort>>;
};

/** 运单的一项异常 */
export type Anomaly = {
  /** 当前用户可做的操作 */
  allowedActions: Array<AnomalyAction>;
  /** 阻止结算：该规则现在是否阻止 */
  blocking: Scalars['Boolean']['output'];
  /** 车队长 */
  captainName: Scalars['String']['output'];
  /** 发现时间 */
  createTime: Scalars['DateTime']['output'];
  /** 司机 */
  driverName?: Maybe<Scalars['String']['output']>;
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 依据 */
  evidence: Scalars['String']['output'];
  /** 渣土场编号 */
  garbageId?: Maybe<Scalars['ID']['output']>;
  /** 渣土场 */
  garbageName?: Maybe<Scalars['String']['output']>;
  /** 出场时间 */
  goDatetime: Scalars['DateTime']['output'];
  /** 出场土质 */
  goSoilType: Scalars['String']['output'];
  /** 处理人 */
  handledBy?: Maybe<Scalars['String']['output']>;
  /** 处理时间 */
  handledTime?: Maybe<Scalars['DateTime']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 运单号 */
  no: Scalars['String']['output'];
  /** 处理说明 */
  note?: Maybe<Scalars['String']['output']>;
  /** 相关运单：所涉及的其他运单 */
  others: Array<AnomalyOther>;
  /** 项目 */
  project?: Maybe<Project>;
  /**
   * 项目编号
   * @deprecated 2027-06 移除，改用 projectInfoId
   */
  projectId: Scalars['ID']['output'];
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 处理原因 */
  reason?: Maybe<Scalars['String']['output']>;
  /** 处理原因代码，见字典 anomaly_confirm、anomaly_clear */
  reasonCode?: Maybe<Scalars['String']['output']>;
  /** 当前不能做的操作及其原因，用于按钮的提示 */
  refusedActions: Array<RefusedAction>;
  /** 规则 */
  rule: AnomalyRule;
  /** 状态 */
  state: AnomalyState;
  /** 车牌 */
  truckCode: Scalars['String']['output'];
  /** 运单；不可查看运单的人看不到 */
  waybill?: Maybe<Waybill>;
  /** 运单编号 */
  waybillId: Scalars['ID']['output'];
};

/** 可对记录做的操作 */
export type AnomalyAction =
  /** 排除异常 */
  | 'clear'
  /** 确认异常 */
  | 'confirm'
  /** 撤销异常处理 */
  | 'reopen';

/** 批量处理异常的结果，每项各自成败 */
export type AnomalyBatch = {
  /** 成功的项数 */
  done: Scalars['Int']['output'];
  /** 给操作员的提示 */
  message: Scalars['String']['output'];
  /** 未处理的项数 */
  refused: Scalars['Int']['output'];
  /** 各行的结果 */
  rows: Array<AnomalyRowResult>;
};

/** 统计异常的维度 */
export type AnomalyDimension =
  /** 阻止结算 */
  | 'BLOCKING'
  /** 车队长编号 */
  | 'CAPTAIN'
  /** 出场时间（按日） */
  | 'DAY'
  /** 司机编号 */
  | 'DRIVER'
  /** 发现时间（按日） */
  | 'FOUND_DAY'
  /** 发现时间（按月） */
  | 'FOUND_MONTH'
  /** 发现时间（按年） */
  | 'FOUND_YEAR'
  /** 处理人 */
  | 'HANDLER'
  /** 出场时间（按月） */
  | 'MONTH'
  /** 项目编号 */
  | 'PROJECT'
  /** 处理原因 */
  | 'REASON'
  /** 规则 */
  | 'RULE'
  /** 渣土场编号 */
  | 'SITE'
  /** 出场土质 */
  | 'SOIL'
  /** 状态 */
  | 'STATE'
  /** 装车车牌 */
  | 'TRUCK'
  /** 出场时间（按年） */
  | 'YEAR';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type AnomalyEqual = {
  /** 阻止结算：该规则现在是否阻止 */
  blocking?: InputMaybe<Scalars['Boolean']['input']>;
  /** 车队长 */
  captainName?: InputMaybe<Scalars['String']['input']>;
  /** 发现时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 司机 */
  driverName?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 出场时间 */
  goDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 出场土质 */
  goSoilType?: InputMaybe<Scalars['String']['input']>;
  /** 处理人 */
  handledBy?: InputMaybe<Scalars['String']['input']>;
  /** 处理时间 */
  handledTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 运单号 */
  no?: InputMaybe<Scalars['String']['input']>;
  /** 处理说明 */
  note?: InputMaybe<Scalars['String']['input']>;
  /**
   * 项目编号
   * @deprecated 2027-06 移除，改用 projectInfoId
   */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 处理原因 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 处理原因代码，见字典 anomaly_confirm、anomaly_clear */
  reasonCode?: InputMaybe<Scalars['String']['input']>;
  /** 规则 */
  rule?: InputMaybe<AnomalyRule>;
  /** 状态 */
  state?: InputMaybe<AnomalyState>;
  /** 车牌 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
  /** 运单编号 */
  waybillId?: InputMaybe<Scalars['ID']['input']>;
};

/** 异常查询条件 */
export type AnomalyFilter = {
  /** 阻止结算 */
  blocking?: InputMaybe<Scalars['Boolean']['input']>;
  /** 车队长，模糊 */
  captainName?: InputMaybe<Scalars['String']['input']>;
  /** 发现时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<AnomalyEqual>;
  /** 出场时间 */
  goDatetime?: InputMaybe<DateTimeRange>;
  /** 异常编号，最多 1000 个；空列表不查到任何记录 */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 运单号，模糊 */
  no?: InputMaybe<Scalars['String']['input']>;
  /**
   * 项目编号
   * @deprecated 2027-06 移除，改用 projectInfoId
   */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 规则；空列表不查到任何记录 */
  rule?: InputMaybe<Array<AnomalyRule>>;
  /** 状态；空列表不查到任何记录 */
  state?: InputMaybe<Array<AnomalyState>>;
  /** 车牌，模糊 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
  /** 运单编号 */
  waybillId?: InputMaybe<Scalars['ID']['input']>;
};

/** 规则的一项参数 */
export type AnomalyLimit = {
  /** 默认值 */
  defaultValue: Scalars['Int']['output'];
  /** 中文名称 */
  label: Scalars['String']['output'];
  /** 最大值 */
  max: Scalars['Int']['output'];
  /** 最小值 */
  min: Scalars['Int']['output'];
  /** 参数名 */
  name: Scalars['String']['output'];
  /** 单位 */
  unit: Scalars['String']['output'];
  /** 现值 */
  value: Scalars['Int']['output'];
};

/** 规则的一个限值 */
export type AnomalyLimitInput = {
  /** 参数名 */
  name: Scalars['String']['input'];
  /** 值 */
  value: Scalars['Int']['input'];
};

/** 异常统计的数字 */
export type AnomalyMeasure =
  /** 已排除 */
  | 'CLEARED'
  /** 已确认 */
  | 'CONFIRMED'
  /** 计入合计的条数 */
  | 'COUNTED'
  /** 已消失 */
  | 'GONE'
  /** 待处理 */
  | 'OPEN';

/** 异常所涉及的另一张运单 */
export type AnomalyOther = {
  /** 运单编号 */
  id: Scalars['ID']['output'];
  /** 运单号 */
  no: Scalars['String']['output'];
};

/** 异常分页 */
export type AnomalyPage = {
  /** 本页的内容 */
  records: Array<Anomaly>;
  /** 符合条件的全部合计 */
  summary: AnomalySummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 一项异常的处理结果 */
export type AnomalyRowResult = {
  /** 异常编号 */
  id: Scalars['ID']['output'];
  /** 未处理的原因 */
  msg?: Maybe<Scalars['String']['output']>;
  /** 是否成功 */
  ok: Scalars['Boolean']['output'];
};

/** 异常规则 */
export type AnomalyRule =
  /** 用时过短：快于同项目同渣土场的低百分位 */
  | 'CYCLE_TOO_FAST'
  /** 运距异常：偏离同项目同渣土场的常见里程 */
  | 'DISTANCE_OFF'
  /** 票号重复：同一渣土场的同一票号已在更早的运单上 */
  | 'DOUBLE_TICKET'
  /** 缺打卡：缺装车或卸车打卡 */
  | 'MISSING_PUNCH'
  /** 班次不符：装车时间不在登记的班次内 */
  | 'OUTSIDE_SHIFT'
  /** 超载：超过车辆核载 */
  | 'OVERWEIGHT'
  /** 照片重复：与其他运单的照片相同，或同一运单上重复 */
  | 'SAME_PICTURE'
  /** 签认不符：司机或渣土场拒绝签认，或更正的数量与运单相差超过允许误差 */
  | 'SIDES_DIFFER'
  /** 用票无库存：出场时项目已没有该渣土场、该土质的票 */
  | 'TICKET_WITHOUT_STOCK'
  /** 有票无趟 */
  | 'TICKET_WITHOUT_TRIP'
  /** 行程重叠：同一辆车前一趟未完成又出场 */
  | 'TRIPS_OVERLAP'
  /** 行程超时 */
  | 'TRIP_TOO_LONG'
  /** 有趟无票 */
  | 'TRIP_WITHOUT_TICKET';

/** 一条规则下的异常数 */
export type AnomalyRuleCount = {
  /** 条数 */
  count: Scalars['Int']['output'];
  /** 规则 */
  rule: AnomalyRule;
};

/** 一条异常规则的设置 */
export type AnomalyRuleInput = {
  /** 未处理完时是否阻止结算 */
  blocking: Scalars['Boolean']['input'];
  /** 是否启用 */
  enabled: Scalars['Boolean']['input'];
  /** 要修改的参数；没有列出的不变 */
  limits: Array<AnomalyLimitInput>;
  /** 规则 */
  rule: AnomalyRule;
  /** 所读的版本 */
  version: Scalars['Int']['input'];
};

/** 公司对一条异常规则的设置 */
export type AnomalyRuleSetting = {
  /** 当前用户可做的操作 */
  allowedActions: Array<AnomalyRuleSettingAction>;
  /** 未处理完时是否阻止结算 */
  blocking: Scalars['Boolean']['output'];
  /** 说明 */
  description: Scalars['String']['output'];
  /** 是否启用 */
  enabled: Scalars['Boolean']['output'];
  /** 名称 */
  label: Scalars['String']['output'];
  /** 参数 */
  limits: Array<AnomalyLimit>;
  /** 规则 */
  rule: AnomalyRule;
  /** 最后修改人 */
  updateBy?: Maybe<Scalars['String']['output']>;
  /** 最后修改时间 */
  updateTime?: Maybe<Scalars['DateTime']['output']>;
  /** 版本，修改时带回；0 为从未修改 */
  version: Scalars['Int']['output'];
};

/** 可对记录做的操作 */
export type AnomalyRuleSettingAction =
  /** 设置 */
  | 'set';

/** 异常排序 */
export type AnomalySort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: AnomalySortField;
};

/** 异常排序字段 */
export type AnomalySortField =
  /** 出场时间 */
  | 'GO_DATETIME';

/** 一组异常的条数；所按的维度相同的为一组，没有按其统计的维度为空 */
export type AnomalyStat = {
  /** 构成本组的异常，同异常列表：查询条件与本组的各维度都相符的 */
  anomalies?: Maybe<AnomalyPage>;
  /** 阻止结算：该规则现在是否阻止 */
  blocking?: Maybe<Scalars['Boolean']['output']>;
  /** 车队长 */
  captain?: Maybe<Captain>;
  /** 车队长编号 */
  captainId?: Maybe<Scalars['ID']['output']>;
  /** 已排除的条数 */
  clearedCount: Scalars['Int']['output'];
  /** 已确认的条数 */
  confirmedCount: Scalars['Int']['output'];
  /** 计入合计的条数 */
  counted: Scalars['Int']['output'];
  /** 出场时间（按日），yyyy-MM-dd，北京时间 */
  day?: Maybe<Scalars['Date']['output']>;
  /** 司机 */
  driver?: Maybe<Driver>;
  /** 司机编号 */
  driverId?: Maybe<Scalars['ID']['output']>;
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 发现时间（按日），yyyy-MM-dd，北京时间 */
  foundDay?: Maybe<Scalars['Date']['output']>;
  /** 发现时间（按月），yyyy-MM，北京时间 */
  foundMonth?: Maybe<Scalars['String']['output']>;
  /** 发现时间（按年），yyyy，北京时间 */
  foundYear?: Maybe<Scalars['String']['output']>;
  /** 渣土场编号 */
  garbageId?: Maybe<Scalars['ID']['output']>;
  /** 出场土质 */
  goSoilType?: Maybe<Scalars['String']['output']>;
  /** 已消失的条数 */
  goneCount: Scalars['Int']['output'];
  /** 处理人 */
  handledBy?: Maybe<Scalars['String']['output']>;
  /** 出场时间（按月），yyyy-MM，北京时间 */
  month?: Maybe<Scalars['String']['output']>;
  /** 待处理的条数 */
  openCount: Scalars['Int']['output'];
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId?: Maybe<Scalars['ID']['output']>;
  /** 处理原因 */
  reason?: Maybe<Scalars['String']['output']>;
  /** 规则 */
  rule?: Maybe<AnomalyRule>;
  /** 状态 */
  state?: Maybe<AnomalyState>;
  /** 装车车牌 */
  truckCode?: Maybe<Scalars['String']['output']>;
  /** 出场时间（按年），yyyy，北京时间 */
  year?: Maybe<Scalars['String']['output']>;
};


/** 一组异常的条数；所按的维度相同的为一组，没有按其统计的维度为空 */
export type AnomalyStatAnomaliesArgs = {
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<AnomalySort>>;
};

/** 只要某个数字在此范围内的组 */
export type AnomalyStatHaving = {
  /** 数量上限，含 */
  max?: InputMaybe<Scalars['Quantity']['input']>;
  /** 数字 */
  measure: AnomalyMeasure;
  /** 数量下限，含 */
  min?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 异常统计分页；total 为组数 */
export type AnomalyStatPage = {
  /** 本页的各组 */
  records: Array<AnomalyStat>;
  /** 合计 */
  summary: AnomalyStatSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 异常统计的排序 */
export type AnomalyStatSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: AnomalyStatSortField;
};

/** 异常统计的排序：所按的维度或所查的数字 */
export type AnomalyStatSortField =
  /** 阻止结算 */
  | 'BLOCKING'
  /** 车队长编号 */
  | 'CAPTAIN'
  /** 已排除 */
  | 'CLEARED'
  /** 已确认 */
  | 'CONFIRMED'
  /** 计入合计的条数 */
  | 'COUNTED'
  /** 出场时间（按日） */
  | 'DAY'
  /** 司机编号 */
  | 'DRIVER'
  /** 发现时间（按日） */
  | 'FOUND_DAY'
  /** 发现时间（按月） */
  | 'FOUND_MONTH'
  /** 发现时间（按年） */
  | 'FOUND_YEAR'
  /** 已消失 */
  | 'GONE'
  /** 处理人 */
  | 'HANDLER'
  /** 出场时间（按月） */
  | 'MONTH'
  /** 待处理 */
  | 'OPEN'
  /** 项目编号 */
  | 'PROJECT'
  /** 处理原因 */
  | 'REASON'
  /** 规则 */
  | 'RULE'
  /** 渣土场编号 */
  | 'SITE'
  /** 出场土质 */
  | 'SOIL'
  /** 状态 */
  | 'STATE'
  /** 装车车牌 */
  | 'TRUCK'
  /** 出场时间（按年） */
  | 'YEAR';

/** 全部各组的合计 */
export type AnomalyStatSummary = {
  /** 已排除的条数 */
  clearedCount: Scalars['Int']['output'];
  /** 已确认的条数 */
  confirmedCount: Scalars['Int']['output'];
  /** 计入合计的条数 */
  counted: Scalars['Int']['output'];
  /** 已消失的条数 */
  goneCount: Scalars['Int']['output'];
  /** 待处理的条数 */
  openCount: Scalars['Int']['output'];
};

/** 异常的状态 */
export type AnomalyState =
  /** 已排除 */
  | 'CLEARED'
  /** 已确认 */
  | 'CONFIRMED'
  /** 已消失：数据已更正，或规则已停用 */
  | 'GONE'
  /** 待处理 */
  | 'OPEN';

/** 查询结果按规则的合计，不计规则条件 */
export type AnomalySummary = {
  /** 有异常的规则 */
  rules: Array<AnomalyRuleCount>;
};

/** 到场车次：建筑公司运往当前公司所经营渣土场的一趟车 */
export type Arrival = {
  /** 当前用户可做的操作 */
  allowedActions: Array<ArrivalAction>;
  /** 到场时间 */
  arrivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 卸土或拒收时间 */
  closedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 建筑公司 */
  companyName: Scalars['String']['output'];
  /** 司机 */
  driverName?: Maybe<Scalars['String']['output']>;
  /** 渣土场编号 */
  garbageId: Scalars['ID']['output'];
  /** 渣土场 */
  garbageName: Scalars['String']['output'];
  /** 出场时间 */
  goDatetime: Scalars['DateTime']['output'];
  /** 出场土质 */
  goSoilType: Scalars['String']['output'];
  /** 运单编号 */
  id: Scalars['ID']['output'];
  /** 运单号 */
  no: Scalars['String']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 拒收原因 */
  reason?: Maybe<Scalars['String']['output']>;
  /** 登记人 */
  saidName?: Maybe<Scalars['String']['output']>;
  /** 场方过磅 */
  siteWeight?: Maybe<Scalars['Quantity']['output']>;
  /** 到场状态 */
  state: ArrivalState;
  /** 运单状态，由建筑公司记 */
  status: WaybillStatus;
  /** 票号 */
  ticketNo?: Maybe<Scalars['String']['output']>;
  /** 装车车牌 */
  truckCode: Scalars['String']['output'];
  /** 数量 */
  weightTons: Scalars['Quantity']['output'];
  /** 计量单位 */
  weightType: WeightUnit;
};

/** 可对记录做的操作 */
export type ArrivalAction =
  /** 登记到场 */
  | 'arrive'
  /** 拒收 */
  | 'refuse'
  /** 撤回登记 */
  | 'reopen'
  /** 确认卸土 */
  | 'tip';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type ArrivalEqual = {
  /** 到场时间 */
  arrivedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 卸土或拒收时间 */
  closedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 建筑公司 */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** 司机 */
  driverName?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 出场时间 */
  goDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 出场土质 */
  goSoilType?: InputMaybe<Scalars['String']['input']>;
  /** 运单编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 运单号 */
  no?: InputMaybe<Scalars['String']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 拒收原因 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 登记人 */
  saidName?: InputMaybe<Scalars['String']['input']>;
  /** 场方过磅 */
  siteWeight?: InputMaybe<Scalars['Quantity']['input']>;
  /** 到场状态 */
  state?: InputMaybe<ArrivalState>;
  /** 票号 */
  ticketNo?: InputMaybe<Scalars['String']['input']>;
  /** 装车车牌 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
  /** 数量 */
  weightTons?: InputMaybe<Scalars['Quantity']['input']>;
  /** 计量单位 */
  weightType?: InputMaybe<WeightUnit>;
};

/** 到场车次的查询条件 */
export type ArrivalFilter = {
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<ArrivalEqual>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 出场时间 */
  goDatetime?: InputMaybe<DateTimeRange>;
  /** 出场土质 */
  goSoilType?: InputMaybe<Scalars['String']['input']>;
  /** 运单号，模糊 */
  no?: InputMaybe<Scalars['String']['input']>;
  /** 项目，模糊 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 到场状态；空列表不查到任何记录 */
  state?: InputMaybe<Array<ArrivalState>>;
  /** 票号，模糊 */
  ticketNo?: InputMaybe<Scalars['String']['input']>;
  /** 装车车牌，模糊 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
};

/** 一页到场车次 */
export type ArrivalPage = {
  /** 到场车次 */
  records: Array<Arrival>;
  /** 合计 */
  summary: ArrivalSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 到场车次的排序 */
export type ArrivalSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: ArrivalSortField;
};

/** 到场车次的排序字段 */
export type ArrivalSortField =
  /** 到场时间 */
  | 'ARRIVED_AT'
  /** 出场时间 */
  | 'GO_DATETIME'
  /** 装车车牌 */
  | 'TRUCK_CODE';

/** 到场状态 */
export type ArrivalState =
  /** 待到场 */
  | 'ANNOUNCED'
  /** 已到场 */
  | 'ARRIVED'
  /** 已拒收 */
  | 'REFUSED'
  /** 已卸土 */
  | 'TIPPED';

/** 查询到的到场车次的合计 */
export type ArrivalSummary = {
  /** 待到场的趟数 */
  announced: Scalars['Int']['output'];
  /** 已到场的趟数 */
  arrived: Scalars['Int']['output'];
  /** 已拒收的趟数 */
  refused: Scalars['Int']['output'];
  /** 已卸土的趟数 */
  tipped: Scalars['Int']['output'];
  /** 方数（已卸土） */
  tippedCubic: Scalars['Quantity']['output'];
  /** 吨数（已卸土） */
  tippedTons: Scalars['Quantity']['output'];
};

/** 要导出的到场车次 */
export type ArrivalsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<ArrivalFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<ArrivalSort>>;
};

/** 未提交的企业认证，换一天或换一台设备也能接着填 */
export type AuthenticationDraft = {
  /** 已填的内容 */
  form: AuthenticationForm;
  /** 填到的步骤 */
  step: AuthenticationStep;
  /** 识别时没有把握、尚未核对的字段 */
  unsure: Array<Scalars['String']['output']>;
  /** 最后保存的时间 */
  updatedAt: Scalars['DateTime']['output'];
};

/** 企业认证表单里已填的内容 */
export type AuthenticationForm = {
  /** 住所 */
  companyAddress?: Maybe<Scalars['String']['output']>;
  /** 成立日期，yyyy-MM-dd */
  companyFound?: Maybe<Scalars['String']['output']>;
  /** 公司名称 */
  companyName?: Maybe<Scalars['String']['output']>;
  /** 统一社会信用代码 */
  companyNo?: Maybe<Scalars['String']['output']>;
  /** 法定代表人 */
  companyRepre?: Maybe<Scalars['String']['output']>;
  /** 主体类型，如营业执照所载 */
  companyType?: Maybe<Scalars['String']['output']>;
  /** 营业执照的图片链接 */
  companyUrl?: Maybe<Scalars['String']['output']>;
  /** 住址 */
  idAddress?: Maybe<Scalars['String']['output']>;
  /** 签发机关 */
  idAuthority?: Maybe<Scalars['String']['output']>;
  /** 出生日期，yyyy-MM-dd */
  idBirth?: Maybe<Scalars['String']['output']>;
  /** 身份证头像面的图片链接 */
  idCardNegativeUrl?: Maybe<Scalars['String']['output']>;
  /** 身份证国徽面的图片链接 */
  idCardPositiveUrl?: Maybe<Scalars['String']['output']>;
  /** 有效期止，yyyy-MM-dd 或长期 */
  idEndDate?: Maybe<Scalars['String']['output']>;
  /** 身份证姓名 */
  idName?: Maybe<Scalars['String']['output']>;
  /** 民族 */
  idNation?: Maybe<Scalars['String']['output']>;
  /** 身份证号 */
  idNo?: Maybe<Scalars['String']['output']>;
  /** 性别 */
  idSex?: Maybe<Scalars['String']['output']>;
  /** 有效期起，yyyy-MM-dd */
  idStartDate?: Maybe<Scalars['String']['output']>;
  /** 管理员手机号 */
  mobile?: Maybe<Scalars['String']['output']>;
};

/** 企业认证表单；保存草稿时可以不全，提交时须完整 */
export type AuthenticationInput = {
  /** 住所，最多 200 个字符 */
  companyAddress?: InputMaybe<Scalars['String']['input']>;
  /** 成立日期，最多 10 个字符 */
  companyFound?: InputMaybe<Scalars['String']['input']>;
  /** 公司名称，最多 100 个字符 */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** 统一社会信用代码，最多 50 个字符 */
  companyNo?: InputMaybe<Scalars['String']['input']>;
  /** 法定代表人，最多 50 个字符 */
  companyRepre?: InputMaybe<Scalars['String']['input']>;
  /** 主体类型，最多 100 个字符 */
  companyType?: InputMaybe<Scalars['String']['input']>;
  /** 营业执照，最多 500 个字符 */
  companyUrl?: InputMaybe<Scalars['String']['input']>;
  /** 住址，最多 200 个字符 */
  idAddress?: InputMaybe<Scalars['String']['input']>;
  /** 签发机关，最多 100 个字符 */
  idAuthority?: InputMaybe<Scalars['String']['input']>;
  /** 出生日期，最多 10 个字符 */
  idBirth?: InputMaybe<Scalars['String']['input']>;
  /** 身份证头像面，最多 500 个字符 */
  idCardNegativeUrl?: InputMaybe<Scalars['String']['input']>;
  /** 身份证国徽面，最多 500 个字符 */
  idCardPositiveUrl?: InputMaybe<Scalars['String']['input']>;
  /** 有效期止，最多 10 个字符 */
  idEndDate?: InputMaybe<Scalars['String']['input']>;
  /** 身份证姓名，最多 50 个字符 */
  idName?: InputMaybe<Scalars['String']['input']>;
  /** 民族，最多 20 个字符 */
  idNation?: InputMaybe<Scalars['String']['input']>;
  /** 身份证号，最多 50 个字符 */
  idNo?: InputMaybe<Scalars['String']['input']>;
  /** 性别，最多 1 个字符 */
  idSex?: InputMaybe<Scalars['String']['input']>;
  /** 有效期起，最多 10 个字符 */
  idStartDate?: InputMaybe<Scalars['String']['input']>;
  /** 管理员手机号，最多 20 个字符 */
  mobile?: InputMaybe<Scalars['String']['input']>;
};

/** 企业认证现在的状况 */
export type AuthenticationStanding = {
  /** 本人未提交的企业认证；没有则为空 */
  draft?: Maybe<AuthenticationDraft>;
  /** 公司已提交的企业认证；还没有公司的为空 */
  registration?: Maybe<Registration>;
};

/** 企业认证的步骤 */
export type AuthenticationStep =
  /** 核对 */
  | 'CHECK'
  /** 企业信息 */
  | 'COMPANY'
  /** 法人信息 */
  | 'PERSON';

/** 由收款账号得出的银行及其校验 */
export type BankOfAccount = {
  /** 开户行，由卡号得出；不认得的为空 */
  bindingBankName?: Maybe<Scalars['String']['output']>;
  /** 账号校验 */
  kind: AccountKind;
};

/** 基础资料的一次字段修改 */
export type BaseDataChange = {
  /** 修改后 */
  after?: Maybe<Scalars['String']['output']>;
  /** 修改前 */
  before?: Maybe<Scalars['String']['output']>;
  /** 修改人 */
  createBy: Scalars['String']['output'];
  /** 修改时间 */
  createTime: Scalars['DateTime']['output'];
  /** 字段 */
  field: Scalars['String']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 字段名称 */
  label: Scalars['String']['output'];
  /** 原因 */
  reason?: Maybe<Scalars['String']['output']>;
};

/** 一次合并：重复的资料并入另一个 */
export type BaseDataMerge = {
  /** 并入后停用的资料 */
  dropped?: Maybe<Node>;
  /** 并入后停用的资料的编号 */
  droppedId: Scalars['ID']['output'];
  /** 并入后停用的资料 */
  droppedName: Scalars['String']['output'];
  /** 保留的资料 */
  kept?: Maybe<Node>;
  /** 保留的资料的编号 */
  keptId: Scalars['ID']['output'];
  /** 保留的资料 */
  keptName: Scalars['String']['output'];
  /** 改用保留的资料的，在何处、多少条 */
  moved: Array<BaseDataUse>;
  /** 不变的，在何处、多少条 */
  stayed: Array<BaseDataUse>;
};

/** 把重复的资料并入另一个 */
export type BaseDataMergeInput = {
  /** 并入后停用的资料的编号 */
  dropId: Scalars['ID']['input'];
  /** 保留的资料的编号 */
  keepId: Scalars['ID']['input'];
  /** 原因，最多 200 个字符 */
  reason: Scalars['String']['input'];
};

/** 基础资料被使用的一处 */
export type BaseDataUse = {
  /** 条数 */
  count: Scalars['Int']['output'];
  /** 在何处使用 */
  label: Scalars['String']['output'];
};

/** 把结算卡绑定给车队长 */
export type BindCardsInput = {
  /** 同时激活 */
  activate?: Scalars['Boolean']['input'];
  /** 车队长编号 */
  captainId: Scalars['ID']['input'];
  /** 卡号，最多 1000 个 */
  cardNos: Array<Scalars['String']['input']>;
  /** 主卡卡号，最多 15 个字符；子卡必填，主卡不填 */
  parentCardNo?: InputMaybe<Scalars['String']['input']>;
};

/** 项目看板：有启用分期的项目，进行中的在前；其后为没有启用分期而有应付款的项目 */
export type Board = {
  /** 今天，yyyy-MM-dd */
  day: Scalars['Date']['output'];
  /** 项目 */
  projects: Array<BoardProject>;
  /** 符合条件的项目数；最多列出 200 个 */
  total: Scalars['Int']['output'];
  /** 所列项目之和 */
  totals: BoardTotals;
};

/** 一条规则下待处理的异常 */
export type BoardAnomalies = {
  /** 是否阻止结算 */
  blocking: Scalars['Boolean']['output'];
  /** 条数 */
  count: Scalars['Int']['output'];
  /** 规则 */
  rule: AnomalyRule;
};

/** 未来四周应付款 */
export type BoardCash = {
  /** 四周所需（元）：逾期未付、四周内到期和未排计划之和 */
  neededAmt: Scalars['Money']['output'];
  /** 逾期未付（元）：今天以前到期的付款计划分期 */
  overdueAmt: Scalars['Money']['output'];
  /** 待审核（元）：待审核的结算单，不在四周所需之内 */
  pendingAmt: Scalars['Money']['output'];
  /** 未排计划（元）：已审核而没有有效付款计划的结算单的未付部分 */
  unplannedAmt: Scalars['Money']['output'];
  /** 四周，第一周从今天起 */
  weeks: Array<BoardWeek>;
};

/** 几个分期之和，共同的运单只计一次；未填计划的分期不在计划之内 */
export type BoardFigures = {
  /** 运单调整（元）：有单价的运单的额外金额与调整金额 */
  adjustAmt: Scalars['Money']['output'];
  /** 已发生成本（元）：外运运费、内转运费、运单调整、用票成本、票据调整、消纳费用与机械费用之和 */
  cost: Scalars['Money']['output'];
  /** 消纳费用（元）：渣土场预付价；没有预付又未用票的货运按渣土场的消纳单价 */
  dumpFee: Scalars['Money']['output'];
  /** 内转运费（元）：内转的运单，单价乘数量；未结算的按现在的单价 */
  insideCost: Scalars['Money']['output'];
  /** 内转成本（元）：有单价的内转运单 */
  internalCost: Scalars['Money']['output'];
  /** 未计入运单数：全部统计口径下因任一原因未计入的 */
  leftOutCount: Scalars['Int']['output'];
  /** 机械费用（元）：已审核的挖机工时，限定渣土场或土质的分期只在没有其他分期的日子才有；审核时没有价格的按挖机现在的价格 */
  machineCost: Scalars['Money']['output'];
  /** 外运运费（元）：内转以外的运单，单价乘数量；未结算的按现在的单价 */
  outsideCost: Scalars['Money']['output'];
  /** 已付金额（元）：付给这些运单的 */
  paidAmt: Scalars['Money']['output'];
  /** 计划成本（元）：预计运输成本，没有则为预计每方成本乘计划方量 */
  planCost?: Maybe<Scalars['Money']['output']>;
  /** 计划方量（方） */
  planCubic?: Maybe<Scalars['Quantity']['output']>;
  /** 运单方量（方）：出土统计计入的运单 */
  realCubic: Scalars['Quantity']['output'];
  /** 实测方量（方），最近一次实测的累计数 */
  surveyedCubic?: Maybe<Scalars['Quantity']['output']>;
  /** 票据调整（元）：没有运单的用票，即更正的用票与退票，按该渣土场、土质当月的平均单价；退还渣土场的票，平均单价与退款之差 */
  ticketAdjustAmt: Scalars['Money']['output'];
  /** 用票成本（元）：用票的运单，每张按该渣土场、土质当月的平均单价 */
  ticketCost: Scalars['Money']['output'];
  /** 外运成本（元）：土方运输成本统计计入的运单 */
  transportCost: Scalars['Money']['output'];
  /** 运单数：未作废的 */
  tripCount: Scalars['Int']['output'];
  /** 没有单价的运单（趟） */
  unpricedCount: Scalars['Int']['output'];
  /** 没有单价的票据流水（笔）：更正的与退还渣土场的 */
  unpricedEntryCount: Scalars['Int']['output'];
  /** 没有价格的挖机工时（条）：已审核 */
  unpricedShiftCount: Scalars['Int']['output'];
  /** 没有单价的票（张） */
  unpricedTicketCount: Scalars['Int']['output'];
};

/** 分期预计何时完成计划方量 */
export type BoardForecast = {
  /** 日历天数：从其中第一个出土日到昨天 */
  calendarDays: Scalars['Int']['output'];
  /** 最早完成，yyyy-MM-dd：按每日方量的上四分位数 */
  earliestDay?: Maybe<Scalars['Date']['output']>;
  /** 预计完成，yyyy-MM-dd：按每日方量的中位数；十年以后则为空 */
  endDay?: Maybe<Scalars['Date']['output']>;
  /** 较快的每日方量（方）：上四分位数 */
  fastPace: Scalars['Quantity']['output'];
  /** 第一个出土日，yyyy-MM-dd */
  firstDay: Scalars['Date']['output'];
  /** 最后一个出土日，yyyy-MM-dd */
  lastDay: Scalars['Date']['output'];
  /** 最晚完成，yyyy-MM-dd：按每日方量的下四分位数；出不完则为空 */
  latestDay?: Maybe<Scalars['Date']['output']>;
  /** 剩余方量（方）：计划方量减运单方量 */
  leftCubic: Scalars['Quantity']['output'];
  /** 每日方量（方）：各出土日的中位数 */
  pace: Scalars['Quantity']['output'];
  /** 较慢的每日方量（方）：下四分位数 */
  slowPace: Scalars['Quantity']['output'];
  /** 出土日数：最近 60 天内项目有运单的日子，最多 14 天，不含今天 */
  workingDays: Scalars['Int']['output'];
};

/** 看板上的一个分期：计划、实际与已付 */
export type BoardPhase = {
  /** 运单调整（元）：有单价的运单的额外金额与调整金额 */
  adjustAmt: Scalars['Money']['output'];
  /** 已发生成本（元）：外运运费、内转运费、运单调整、用票成本、票据调整、消纳费用与机械费用之和 */
  cost: Scalars['Money']['output'];
  /** 是否进行中：今天在其日期之内 */
  current: Scalars['Boolean']['output'];
  /** 消纳费用（元）：渣土场预付价；没有预付又未用票的货运按渣土场的消纳单价 */
  dumpFee: Scalars['Money']['output'];
  /** 预计完成；没有计划方量、已达计划或近期没有出土则为空 */
  forecast?: Maybe<BoardForecast>;
  /** 开始日期，yyyy-MM-dd */
  fromDate: Scalars['Date']['output'];
  /** 分期编号 */
  id: Scalars['ID']['output'];
  /** 内转运费（元）：内转的运单，单价乘数量；未结算的按现在的单价 */
  insideCost: Scalars['Money']['output'];
  /** 内转成本（元）：有单价的内转运单 */
  internalCost: Scalars['Money']['output'];
  /** 未计入运单数：全部统计口径下因任一原因未计入的 */
  leftOutCount: Scalars['Int']['output'];
  /** 机械费用（元）：已审核的挖机工时，限定渣土场或土质的分期只在没有其他分期的日子才有；审核时没有价格的按挖机现在的价格 */
  machineCost: Scalars['Money']['output'];
  /** 外运运费（元）：内转以外的运单，单价乘数量；未结算的按现在的单价 */
  outsideCost: Scalars['Money']['output'];
  /** 已付金额（元）：付给这些运单的 */
  paidAmt: Scalars['Money']['output'];
  /** 分期 */
  phaseName: Scalars['String']['output'];
  /** 计划成本（元）：预计运输成本，没有则为预计每方成本乘计划方量 */
  planCost?: Maybe<Scalars['Money']['output']>;
  /** 计划方量（方） */
  planCubic?: Maybe<Scalars['Quantity']['output']>;
  /** 运单方量（方）：出土统计计入的运单 */
  realCubic: Scalars['Quantity']['output'];
  /** 未计入的原因，每张运单只算第一个 */
  reasons: Array<ExclusionCount>;
  /** 测量日期，yyyy-MM-dd */
  surveyDay?: Maybe<Scalars['Date']['output']>;
  /** 实测方量（方），最近一次实测的累计数 */
  surveyedCubic?: Maybe<Scalars['Quantity']['output']>;
  /** 票据调整（元）：没有运单的用票，即更正的用票与退票，按该渣土场、土质当月的平均单价；退还渣土场的票，平均单价与退款之差 */
  ticketAdjustAmt: Scalars['Money']['output'];
  /** 用票成本（元）：用票的运单，每张按该渣土场、土质当月的平均单价 */
  ticketCost: Scalars['Money']['output'];
  /** 结束日期，yyyy-MM-dd，含当日 */
  toDate: Scalars['Date']['output'];
  /** 外运成本（元）：土方运输成本统计计入的运单 */
  transportCost: Scalars['Money']['output'];
  /** 运单数：未作废的 */
  tripCount: Scalars['Int']['output'];
  /** 没有单价的运单（趟） */
  unpricedCount: Scalars['Int']['output'];
  /** 没有单价的票据流水（笔）：更正的与退还渣土场的 */
  unpricedEntryCount: Scalars['Int']['output'];
  /** 没有价格的挖机工时（条）：已审核 */
  unpricedShiftCount: Scalars['Int']['output'];
  /** 没有单价的票（张） */
  unpricedTicketCount: Scalars['Int']['output'];
};

/** 看板上的一个项目 */
export type BoardProject = {
  /** 待处理的异常，按规则，阻止结算的在前 */
  anomalies: Array<BoardAnomalies>;
  /** 未来四周应付款 */
  cash: BoardCash;
  /** 所列分期之和，共同的运单只计一次 */
  figures: BoardFigures;
  /** 进行中的分期；没有则为最近的一个；没有启用的分期则为空 */
  phases: Array<BoardPhase>;
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 分期重复计入、合计只计一次的部分；没有则为空 */
  shared?: Maybe<BoardShared>;
  /** 单价有变动，未结算运单的成本正在重新计算 */
  updating: Scalars['Boolean']['output'];
};

/** 几个分期共同的运单，在合计中只计一次 */
export type BoardShared = {
  /** 已发生成本（元）：外运运费、内转运费、运单调整、用票成本、票据调整、消纳费用与机械费用之和 */
  cost: Scalars['Money']['output'];
  /** 已付金额（元）：付给这些运单的 */
  paidAmt: Scalars['Money']['output'];
  /** 运单方量（方）：出土统计计入的运单 */
  realCubic: Scalars['Quantity']['output'];
  /** 运单数：未作废的 */
  tripCount: Scalars['Int']['output'];
};

/** 看板所列项目之和 */
export type BoardTotals = {
  /** 待处理的异常，按规则，阻止结算的在前 */
  anomalies: Array<BoardAnomalies>;
  /** 未来四周应付款 */
  cash: BoardCash;
  /** 所列分期之和 */
  figures: BoardFigures;
};

/** 一周内到期的付款 */
export type BoardWeek = {
  /** 到期未付（元） */
  amount: Scalars['Money']['output'];
  /** 第一天，yyyy-MM-dd */
  from: Scalars['Date']['output'];
  /** 最后一天，yyyy-MM-dd */
  to: Scalars['Date']['output'];
};

/** 批量查询的文件格式 */
export type BulkFormat =
  /** CSV，每行一条记录 */
  | 'CSV'
  /** JSON Lines，每行一条记录 */
  | 'JSONL';

/** 车队长 */
export type Captain = Node & {
  /** 当前用户可做的操作 */
  allowedActions: Array<CaptainAction>;
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled: Scalars['Boolean']['output'];
  /** 是否可登录，查看本人的卡、运单与结算 */
  hasAccount: Scalars['Boolean']['output'];
  /** 最近的修改，最后的在前；无权查看基础资料的人为空 */
  history?: Maybe<Array<BaseDataChange>>;
  /** 车队长编号 */
  id: Scalars['ID']['output'];
  /** 是否已开通钱包 */
  isOpenWallet: Scalars['Boolean']['output'];
  /** 手机号，也是登录名 */
  mobile: Scalars['String']['output'];
  /** 车队长 */
  name: Scalars['String']['output'];
  /** 备注；无权查看基础资料的人为空 */
  remark?: Maybe<Scalars['String']['output']>;
  /** 最后修改时间 */
  updateTime: Scalars['DateTime']['output'];
  /** 在何处使用，没有使用的可以删除；无权查看基础资料的人为空 */
  uses?: Maybe<Array<BaseDataUse>>;
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 车队长的运单，同运单列表；不可查看运单的人看不到 */
  waybills?: Maybe<WaybillPage>;
};


/** 车队长 */
export type CaptainWaybillsArgs = {
  filter?: InputMaybe<WaybillFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<WaybillSort>>;
};

/** 可对记录做的操作 */
export type CaptainAction =
  /** 删除 */
  | 'delete'
  /** 启用 */
  | 'restore'
  /** 停用 */
  | 'retire'
  /** 修改 */
  | 'update';

/** 直付价适用的一个车队长与司机 */
export type CaptainAndDriver = {
  /** 车队长 */
  captain?: Maybe<Captain>;
  /** 车队长编号 */
  captainId: Scalars['ID']['output'];
  /** 司机 */
  driver?: Maybe<Driver>;
  /** 司机编号；空则为该车队长的全部司机，含以后加入的 */
  driverId?: Maybe<Scalars['ID']['output']>;
};

/** 一个车队长与司机 */
export type CaptainAndDriverInput = {
  /** 车队长编号 */
  captainId: Scalars['ID']['input'];
  /** 司机编号；不填则为该车队长的全部司机，含以后加入的 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
};

/** 可选的一个车队长与司机 */
export type CaptainDriver = {
  /** 车队长 */
  captain?: Maybe<Captain>;
  /** 车队长编号；没有司机的车队长自成一行 */
  captainId: Scalars['ID']['output'];
  /** 车队长 */
  captainName: Scalars['String']['output'];
  /** 司机 */
  driver?: Maybe<Driver>;
  /** 司机编号 */
  driverId?: Maybe<Scalars['ID']['output']>;
  /** 司机 */
  driverName?: Maybe<Scalars['String']['output']>;
  /** 是否已开通钱包：司机的；没有司机的看车队长 */
  isOpenWallet: Scalars['Boolean']['output'];
  /** 已审核任务申请的项目，顿号分隔 */
  projectName?: Maybe<Scalars['String']['output']>;
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type CaptainDriverEqual = {
  /** 车队长编号；没有司机的车队长自成一行 */
  captainId?: InputMaybe<Scalars['ID']['input']>;
  /** 车队长 */
  captainName?: InputMaybe<Scalars['String']['input']>;
  /** 司机编号 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 司机 */
  driverName?: InputMaybe<Scalars['String']['input']>;
  /** 是否已开通钱包：司机的；没有司机的看车队长 */
  isOpenWallet?: InputMaybe<Scalars['Boolean']['input']>;
  /** 已审核任务申请的项目，顿号分隔 */
  projectName?: InputMaybe<Scalars['String']['input']>;
};

/** 车队长与司机的查询条件 */
export type CaptainDriverFilter = {
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<CaptainDriverEqual>;
  /** 是否已开通钱包 */
  isOpenWallet?: InputMaybe<Scalars['Boolean']['input']>;
  /** 车队长或司机的姓名、手机号，或车牌，模糊 */
  keyword?: InputMaybe<Scalars['String']['input']>;
  /** 项目编号：有该项目已审核任务申请的 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
};

/** 可选的车队长与司机分页 */
export type CaptainDriverPage = {
  /** 本页的内容 */
  records: Array<CaptainDriver>;
  /** 符合条件的全部合计 */
  summary: CaptainDriverSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 查询结果的合计 */
export type CaptainDriverSummary = {
  /** 已开通钱包的行数 */
  openWalletCount: Scalars['Int']['output'];
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type CaptainEqual = {
  /** 创建时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 是否可登录，查看本人的卡、运单与结算 */
  hasAccount?: InputMaybe<Scalars['Boolean']['input']>;
  /** 车队长编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 是否已开通钱包 */
  isOpenWallet?: InputMaybe<Scalars['Boolean']['input']>;
  /** 手机号，也是登录名 */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** 车队长 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 备注 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 最后修改时间 */
  updateTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 车队长查询条件 */
export type CaptainFilter = {
  /** 是否启用 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<CaptainEqual>;
  /** 是否可登录 */
  hasAccount?: InputMaybe<Scalars['Boolean']['input']>;
  /** 是否已开通钱包 */
  isOpenWallet?: InputMaybe<Scalars['Boolean']['input']>;
  /** 手机号，模糊 */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** 车队长，模糊 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 备注，模糊 */
  remark?: InputMaybe<Scalars['String']['input']>;
};

/** 车队长 */
export type CaptainInput = {
  /** 是否已开通钱包；不填为否 */
  isOpenWallet?: InputMaybe<Scalars['Boolean']['input']>;
  /** 手机号，最多 11 个字符 */
  mobile: Scalars['String']['input'];
  /** 车队长，最多 20 个字符 */
  name: Scalars['String']['input'];
  /** 备注，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
};

/** 车队长及其全部司机 */
export type CaptainNode = {
  /** 车队长 */
  captain?: Maybe<Captain>;
  /** 车队长编号 */
  captainId: Scalars['ID']['output'];
  /** 车队长 */
  captainName: Scalars['String']['output'];
  /** 司机，按姓名排列 */
  drivers: Array<DriverNode>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled: Scalars['Boolean']['output'];
  /** 是否已开通钱包 */
  isOpenWallet: Scalars['Boolean']['output'];
  /** 手机号 */
  mobile: Scalars['String']['output'];
  /** 其车辆的车牌 */
  plates: Array<Scalars['String']['output']>;
};

/** 一页车队长 */
export type CaptainPage = {
  /** 车队长 */
  records: Array<Captain>;
  /** 合计 */
  summary: CaptainSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 车队长排序 */
export type CaptainSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: CaptainSortField;
};

/** 车队长排序字段 */
export type CaptainSortField =
  /** 创建时间 */
  | 'CREATE_TIME'
  /** 手机号 */
  | 'MOBILE'
  /** 车队长 */
  | 'NAME'
  /** 最后修改时间 */
  | 'UPDATE_TIME';

/** 查询到的车队长的合计 */
export type CaptainSummary = {
  /** 启用的车队长数 */
  enabledCount: Scalars['Int']['output'];
};

/** 车队长与司机的任务申请 */
export type CaptainTask = {
  /** 当前用户可做的操作 */
  allowedActions: Array<CaptainTaskAction>;
  /** 申请时间 */
  applyDatetime: Scalars['DateTime']['output'];
  /** 申请人 */
  applyName: Scalars['String']['output'];
  /** 审核时间；审核通过的，直付价自此时起生效 */
  auditDatetime?: Maybe<Scalars['DateTime']['output']>;
  /** 审核人 */
  auditName?: Maybe<Scalars['String']['output']>;
  /** 本人审核：审核人是否申请过或修改过 */
  auditOwn: Scalars['Boolean']['output'];
  /** 车队长和司机：适用的 */
  captainAndDriver: Array<CaptainAndDriver>;
  /** 车队长和司机：适用的，按车队长排列 */
  captainAndDrivers: Array<CaptainWithDrivers>;
  /** 车队长和司机，一行文字 */
  captainAndDriversText: Scalars['String']['output'];
  /** 公司；不在该公司的人看不到 */
  company?: Maybe<Company>;
  /** 公司编号 */
  companyAuthId: Scalars['ID']['output'];
  /** 直付价（元） */
  directPayPrice?: Maybe<Scalars['Money']['output']>;
  /** 生效的直付价：审核通过时起；货运而没有渣土场的没有直付价 */
  directPayPriceId?: Maybe<Scalars['ID']['output']>;
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: Maybe<Scalars['Boolean']['output']>;
  /** 渣土场编号；直付价只有货运才有 */
  garbageId?: Maybe<Scalars['ID']['output']>;
  /** 渣土场 */
  garbageName?: Maybe<Scalars['String']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 失效时间；此前出场的运单仍按此价 */
  invalidDatetime?: Maybe<Scalars['DateTime']['output']>;
  /** 失效操作人 */
  invalidName?: Maybe<Scalars['String']['output']>;
  /** 是否为当前用户本人申请或修改 */
  own: Scalars['Boolean']['output'];
  /** 生效的直付价；不可查看直付价的人看不到 */
  price?: Maybe<DirectPayPrice>;
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 原因：驳回或失效的 */
  reason?: Maybe<Scalars['String']['output']>;
  /** 备注 */
  remark?: Maybe<Scalars['String']['output']>;
  /** 土质 */
  soilType?: Maybe<Scalars['String']['output']>;
  /** 状态 */
  status: PriceStatus;
  /** 运输模式 */
  tpMode?: Maybe<TpMode>;
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 计量单位：直付价按它计，只用于以它计量的运单；空则按各运单的计量单位计 */
  weightType?: Maybe<WeightUnit>;
};

/** 可对记录做的操作 */
export type CaptainTaskAction =
  /** 审核通过 */
  | 'approve'
  /** 删除 */
  | 'delete'
  /** 修改 */
  | 'edit'
  /** 失效 */
  | 'invalidate'
  /** 驳回 */
  | 'reject'
  /** 查看 */
  | 'view';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type CaptainTaskEqual = {
  /** 申请时间 */
  applyDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 申请人 */
  applyName?: InputMaybe<Scalars['String']['input']>;
  /** 审核时间；审核通过的，直付价自此时起生效 */
  auditDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 审核人 */
  auditName?: InputMaybe<Scalars['String']['input']>;
  /** 本人审核：审核人是否申请过或修改过 */
  auditOwn?: InputMaybe<Scalars['Boolean']['input']>;
  /** 公司编号 */
  companyAuthId?: InputMaybe<Scalars['ID']['input']>;
  /** 直付价（元） */
  directPayPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 生效的直付价：审核通过时起；货运而没有渣土场的没有直付价 */
  directPayPriceId?: InputMaybe<Scalars['ID']['input']>;
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: InputMaybe<Scalars['Boolean']['input']>;
  /** 渣土场编号；直付价只有货运才有 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 失效时间；此前出场的运单仍按此价 */
  invalidDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 失效操作人 */
  invalidName?: InputMaybe<Scalars['String']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 原因：驳回或失效的 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 备注 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 状态 */
  status?: InputMaybe<PriceStatus>;
  /** 运输模式 */
  tpMode?: InputMaybe<TpMode>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** 计量单位：直付价按它计，只用于以它计量的运单；空则按各运单的计量单位计 */
  weightType?: InputMaybe<WeightUnit>;
};

/** 任务申请查询条件 */
export type CaptainTaskFilter = {
  /** 申请时间 */
  applyDatetime?: InputMaybe<DateTimeRange>;
  /** 车队长编号 */
  captainId?: InputMaybe<Scalars['ID']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<CaptainTaskEqual>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 状态；空列表不查到任何记录 */
  status?: InputMaybe<Array<PriceStatus>>;
};

/** 任务申请的内容；审核通过前，运输模式、土质与直付价须填写 */
export type CaptainTaskInput = {
  /** 车队长与司机，必填，最多 2000 个 */
  captainAndDriver?: InputMaybe<Array<CaptainAndDriverInput>>;
  /** 直付价（元），0 到 999999999.99，最多 2 位小数 */
  directPayPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['input'];
  /** 备注，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 运输模式 */
  tpMode?: InputMaybe<TpMode>;
  /** 计量单位：直付价按它计；不填则按各运单的计量单位计 */
  weightType?: InputMaybe<WeightUnit>;
};

/** 任务申请分页 */
export type CaptainTaskPage = {
  /** 本页的内容 */
  records: Array<CaptainTask>;
  /** 符合条件的全部合计 */
  summary: CaptainTaskSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 任务申请排序 */
export type CaptainTaskSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: CaptainTaskSortField;
};

/** 任务申请排序字段 */
export type CaptainTaskSortField =
  /** 申请时间 */
  | 'APPLY_DATETIME';

/** 查询结果按状态的条数 */
export type CaptainTaskSummary = {
  /** 已审核 */
  approved: Scalars['Int']['output'];
  /** 已失效 */
  expired: Scalars['Int']['output'];
  /** 待审核 */
  pending: Scalars['Int']['output'];
  /** 已驳回 */
  rejected: Scalars['Int']['output'];
};

/** 要导出的任务申请 */
export type CaptainTasksExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<CaptainTaskFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<CaptainTaskSort>>;
};

/** 一个车队长及所选司机 */
export type CaptainWithDrivers = {
  /** 是否为全部司机，含以后加入的 */
  allDrivers: Scalars['Boolean']['output'];
  /** 车队长 */
  captain?: Maybe<Captain>;
  /** 车队长编号 */
  captainId: Scalars['ID']['output'];
  /** 车队长 */
  captainName: Scalars['String']['output'];
  /** 所选司机；为全部司机时为空 */
  drivers: Array<DriverOfCaptain>;
  /** 是否已开通钱包 */
  isOpenWallet: Scalars['Boolean']['output'];
};

/** 没有直付价的一个车队长 */
export type CaptainWithoutPrice = {
  /** 车队长 */
  captain?: Maybe<Captain>;
  /** 车队长编号 */
  captainId: Scalars['ID']['output'];
  /** 车队长 */
  captainName: Scalars['String']['output'];
  /** 没有直付价的司机；整个车队都没有时为空 */
  drivers: Array<DriverWithoutPrice>;
  /** 是否整个车队都没有；否则只有所列司机没有 */
  whole: Scalars['Boolean']['output'];
};

/** 车队长对一趟的签认 */
export type CaptainWordInput = {
  /** 更正或拒绝的原因，最多 200 个字符；更正与拒绝时必填 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 签认结果 */
  verdict: ConfirmationVerdict;
  /** 数量更正为，单位同运单；更正时必填 */
  weightTons?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 要导出的车队长 */
export type CaptainsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<CaptainFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<CaptainSort>>;
};

/** 图形验证码；5 分钟内有效，只能用一次，填错须重新获取 */
export type Captcha = {
  /** 图形验证码编号，与所填字符一同提交 */
  captchaId: Scalars['ID']['output'];
  /** 图片，data:image/png;base64,…，示 4 个字母或数字，不分大小写 */
  image: Scalars['String']['output'];
};

/** 电子结算卡 */
export type Card = Node & {
  /** 当前用户可做的操作 */
  allowedActions: Array<CardAction>;
  /** 制卡批次 */
  batchNo?: Maybe<Scalars['String']['output']>;
  /** 激活时间，即绑定时间 */
  bindingDate?: Maybe<Scalars['DateTime']['output']>;
  /** 是否已绑定车队长 */
  bound: Scalars['Boolean']['output'];
  /** 车队长 */
  captain?: Maybe<Captain>;
  /** 车队长编号 */
  captainId?: Maybe<Scalars['ID']['output']>;
  /** 车队长 */
  captainName?: Maybe<Scalars['String']['output']>;
  /** 卡号 */
  cardNo: Scalars['String']['output'];
  /** 购票类型 */
  cardType: CardType;
  /** 公司；不在该公司的人看不到 */
  company?: Maybe<Company>;
  /** 公司编号 */
  companyAuthId: Scalars['ID']['output'];
  /** 公司 */
  companyAuthName: Scalars['String']['output'];
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 卡上运单 .xlsx 的地址：用同一令牌 GET */
  excelUrl: Scalars['String']['output'];
  /** 交卡时间 */
  giveCardDatetime?: Maybe<Scalars['DateTime']['output']>;
  /** 回执单号：未结算的 */
  giveCardNo?: Maybe<Scalars['String']['output']>;
  /** 交卡人 */
  giveCardUserId?: Maybe<Scalars['String']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 可结算运单的编号 */
  ids: Array<Scalars['ID']['output']>;
  /** 种类：主卡或子卡 */
  kind: CardKind;
  /** 是否已挂失 */
  lost: Scalars['Boolean']['output'];
  /** 挂失原因 */
  lostReason?: Maybe<Scalars['String']['output']>;
  /** 挂失时间 */
  lostTime?: Maybe<Scalars['DateTime']['output']>;
  /** 已付款金额（元） */
  paidAmount: Scalars['Money']['output'];
  /** 主卡；不是子卡的为空 */
  parent?: Maybe<Card>;
  /** 主卡卡号 */
  parentCardNo?: Maybe<Scalars['String']['output']>;
  /** 仅含本人部分：还有其他车队长或看不到的项目的部分，此处只列看得到的，合计亦然 */
  part: Scalars['Boolean']['output'];
  /** 收款人：设置交卡人时指定的 */
  payee?: Maybe<Payee>;
  /** 交过此卡的回执单，同回执单列表，已作废的也在内 */
  receipts?: Maybe<ReceiptPage>;
  /** 补办的卡号 */
  replacedByNo?: Maybe<Scalars['String']['output']>;
  /** 可结算运单数：现在的 */
  settleAbleCount: Scalars['Int']['output'];
  /** 申请结算金额（元） */
  settleAmount?: Maybe<Scalars['Money']['output']>;
  /** 已结算金额（元） */
  settledAmount: Scalars['Money']['output'];
  /** 状态 */
  status: CardStatus;
  /** 子卡数 */
  subCardCount: Scalars['Int']['output'];
  /** 本卡的子卡，同结算卡列表 */
  subCards?: Maybe<CardPage>;
  /** 时间线：从结算卡、交卡、结算、付款到发票和资料，先发生的在前；只有当前用户能在各自的列表中看到的记录，运单只列在自己的时间线上 */
  timeline: TimelinePage;
  /** 运单总数：本卡及其子卡的 */
  totalWaybillCount: Scalars['Int']['output'];
  /** 未结算金额（元） */
  unsettledAmount: Scalars['Money']['output'];
  /** 修改待审核运单数：现在的，修改待审核，或有阻止结算的异常未处理 */
  updateWaybillsCount: Scalars['Int']['output'];
  /** 运单数：本卡的，不含已作废的 */
  waybillCount: Scalars['Int']['output'];
  /** 卡上的运单，同运单列表；不可查看运单的人看不到 */
  waybills?: Maybe<WaybillPage>;
  /** 运单总数：可结算加修改待审核 */
  waybillsCount: Scalars['Int']['output'];
};


/** 电子结算卡 */
export type CardReceiptsArgs = {
  filter?: InputMaybe<ReceiptFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<ReceiptSort>>;
};


/** 电子结算卡 */
export type CardSubCardsArgs = {
  filter?: InputMaybe<CardFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<CardSort>>;
};


/** 电子结算卡 */
export type CardTimelineArgs = {
  page?: InputMaybe<PageInput>;
};


/** 电子结算卡 */
export type CardWaybillsArgs = {
  filter?: InputMaybe<WaybillFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<WaybillSort>>;
};

/** 可对记录做的操作 */
export type CardAction =
  /** 激活 */
  | 'activate'
  /** 绑定 */
  | 'bind'
  /** 交卡 */
  | 'generateReceipt'
  /** 换绑 */
  | 'move'
  /** 补卡 */
  | 'replaceLost'
  /** 找回 */
  | 'reportFound'
  /** 挂失 */
  | 'reportLost'
  /** 设置交卡人 */
  | 'setGiver'
  /** 修改类型 */
  | 'setType'
  /** 作废 */
  | 'void';

/** 一次制作的结算卡 */
export type CardBatch = {
  /** 激活过的张数 */
  activatedCount: Scalars['Int']['output'];
  /** 制卡批次 */
  batchNo: Scalars['String']['output'];
  /** 已绑定张数 */
  boundCount: Scalars['Int']['output'];
  /** 张数 */
  cardCount: Scalars['Int']['output'];
  /** 购票类型 */
  cardType: CardType;
  /** 制卡人 */
  createBy: Scalars['String']['output'];
  /** 制卡时间 */
  createTime: Scalars['DateTime']['output'];
  /** 首张卡号 */
  firstNo: Scalars['String']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 种类：主卡或子卡 */
  kind: CardKind;
  /** 标签的地址：用同一令牌 GET，得到 .pdf；加 &layout=SINGLE 则每页一枚 */
  labelsUrl: Scalars['String']['output'];
  /** 末张卡号；其间已被占用的卡号跳过 */
  lastNo: Scalars['String']['output'];
  /** 卡号前缀 */
  prefix: Scalars['String']['output'];
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type CardBatchEqual = {
  /** 激活过的张数 */
  activatedCount?: InputMaybe<Scalars['Int']['input']>;
  /** 制卡批次 */
  batchNo?: InputMaybe<Scalars['String']['input']>;
  /** 已绑定张数 */
  boundCount?: InputMaybe<Scalars['Int']['input']>;
  /** 张数 */
  cardCount?: InputMaybe<Scalars['Int']['input']>;
  /** 购票类型 */
  cardType?: InputMaybe<CardType>;
  /** 制卡人 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 制卡时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 首张卡号 */
  firstNo?: InputMaybe<Scalars['String']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 种类：主卡或子卡 */
  kind?: InputMaybe<CardKind>;
  /** 末张卡号；其间已被占用的卡号跳过 */
  lastNo?: InputMaybe<Scalars['String']['input']>;
  /** 卡号前缀 */
  prefix?: InputMaybe<Scalars['String']['input']>;
};

/** 制卡批次查询条件 */
export type CardBatchFilter = {
  /** 制卡批次，模糊 */
  batchNo?: InputMaybe<Scalars['String']['input']>;
  /** 购票类型 */
  cardType?: InputMaybe<CardType>;
  /** 制卡时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<CardBatchEqual>;
  /** 种类 */
  kind?: InputMaybe<CardKind>;
  /** 卡号前缀，模糊 */
  prefix?: InputMaybe<Scalars['String']['input']>;
};

/** 一页制卡批次 */
export type CardBatchPage = {
  /** 本页的内容 */
  records: Array<CardBatch>;
  /** 符合条件的全部合计 */
  summary: CardBatchSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 制卡批次排序 */
export type CardBatchSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: CardBatchSortField;
};

/** 制卡批次排序字段 */
export type CardBatchSortField =
  /** 制卡批次 */
  | 'BATCH_NO'
  /** 张数 */
  | 'CARD_COUNT'
  /** 制卡时间 */
  | 'CREATE_TIME'
  /** 首张卡号 */
  | 'FIRST_NO';

/** 查询到的批次的合计 */
export type CardBatchSummary = {
  /** 张数 */
  cardCount: Scalars['Int']['output'];
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type CardEqual = {
  /** 制卡批次 */
  batchNo?: InputMaybe<Scalars['String']['input']>;
  /** 激活时间，即绑定时间 */
  bindingDate?: InputMaybe<Scalars['DateTime']['input']>;
  /** 是否已绑定车队长 */
  bound?: InputMaybe<Scalars['Boolean']['input']>;
  /** 车队长编号 */
  captainId?: InputMaybe<Scalars['ID']['input']>;
  /** 车队长 */
  captainName?: InputMaybe<Scalars['String']['input']>;
  /** 卡号 */
  cardNo?: InputMaybe<Scalars['String']['input']>;
  /** 购票类型 */
  cardType?: InputMaybe<CardType>;
  /** 公司编号 */
  companyAuthId?: InputMaybe<Scalars['ID']['input']>;
  /** 公司 */
  companyAuthName?: InputMaybe<Scalars['String']['input']>;
  /** 创建时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 交卡时间 */
  giveCardDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 回执单号：未结算的 */
  giveCardNo?: InputMaybe<Scalars['String']['input']>;
  /** 交卡人 */
  giveCardUserId?: InputMaybe<Scalars['String']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 种类：主卡或子卡 */
  kind?: InputMaybe<CardKind>;
  /** 是否已挂失 */
  lost?: InputMaybe<Scalars['Boolean']['input']>;
  /** 挂失原因 */
  lostReason?: InputMaybe<Scalars['String']['input']>;
  /** 挂失时间 */
  lostTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 已付款金额（元） */
  paidAmount?: InputMaybe<Scalars['Money']['input']>;
  /** 主卡卡号 */
  parentCardNo?: InputMaybe<Scalars['String']['input']>;
  /** 仅含本人部分：还有其他车队长或看不到的项目的部分，此处只列看得到的，合计亦然 */
  part?: InputMaybe<Scalars['Boolean']['input']>;
  /** 补办的卡号 */
  replacedByNo?: InputMaybe<Scalars['String']['input']>;
  /** 可结算运单数：现在的 */
  settleAbleCount?: InputMaybe<Scalars['Int']['input']>;
  /** 申请结算金额（元） */
  settleAmount?: InputMaybe<Scalars['Money']['input']>;
  /** 已结算金额（元） */
  settledAmount?: InputMaybe<Scalars['Money']['input']>;
  /** 状态 */
  status?: InputMaybe<CardStatus>;
  /** 子卡数 */
  subCardCount?: InputMaybe<Scalars['Int']['input']>;
  /** 运单总数：本卡及其子卡的 */
  totalWaybillCount?: InputMaybe<Scalars['Int']['input']>;
  /** 未结算金额（元） */
  unsettledAmount?: InputMaybe<Scalars['Money']['input']>;
  /** 修改待审核运单数：现在的，修改待审核，或有阻止结算的异常未处理 */
  updateWaybillsCount?: InputMaybe<Scalars['Int']['input']>;
  /** 运单数：本卡的，不含已作废的 */
  waybillCount?: InputMaybe<Scalars['Int']['input']>;
  /** 运单总数：可结算加修改待审核 */
  waybillsCount?: InputMaybe<Scalars['Int']['input']>;
};

/** 结算卡查询条件 */
export type CardFilter = {
  /** 制卡批次，模糊 */
  batchNo?: InputMaybe<Scalars['String']['input']>;
  /** 激活时间 */
  bindingDate?: InputMaybe<DateTimeRange>;
  /** 是否已绑定 */
  bound?: InputMaybe<Scalars['Boolean']['input']>;
  /** 车队长，模糊 */
  captainName?: InputMaybe<Scalars['String']['input']>;
  /** 卡号，模糊 */
  cardNo?: InputMaybe<Scalars['String']['input']>;
  /** 卡号，精确，最多 1000 个；空列表不查到任何记录 */
  cardNos?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 购票类型 */
  cardType?: InputMaybe<CardType>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<CardEqual>;
  /** 种类 */
  kind?: InputMaybe<CardKind>;
  /** 是否已挂失 */
  lost?: InputMaybe<Scalars['Boolean']['input']>;
  /** 主卡卡号：该主卡及其子卡 */
  parentCardNo?: InputMaybe<Scalars['String']['input']>;
  /** 状态；空列表不查到任何记录 */
  status?: InputMaybe<Array<CardStatus>>;
};

/** 一张卡的交卡人；公司开启收款人校验时须同时给出收款人 */
export type CardGiverInput = {
  /** 开户行，最多 30 个字符 */
  bindingBankName?: InputMaybe<Scalars['String']['input']>;
  /** 收款账号，最多 20 位数字 */
  bindingBankNo?: InputMaybe<Scalars['String']['input']>;
  /** 交卡人，最多 20 个字符 */
  giveCardUserId: Scalars['String']['input'];
  /** 已有收款人的编号 */
  payeeId?: InputMaybe<Scalars['ID']['input']>;
  /** 收款人，最多 10 个字符，可新建 */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** 申请结算金额（元） */
  settleAmount?: InputMaybe<Scalars['Money']['input']>;
  /** 卡号 */
  settleCardNo: Scalars['String']['input'];
};

/** 结算卡种类 */
export type CardKind =
  /** 车队长主卡 */
  | 'CAPTAIN'
  /** 子卡 */
  | 'SUB';

/** 结算卡分页 */
export type CardPage = {
  /** 本页的内容 */
  records: Array<Card>;
  /** 符合条件的全部合计 */
  summary: CardSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 卡号系列：前缀相同的卡号依次编号 */
export type CardSeries = {
  /** 序号位数，即前缀之后的位数 */
  digits: Scalars['Int']['output'];
  /** 下一个卡号；已被占用的会跳过 */
  nextNo: Scalars['String']['output'];
  /** 卡号前缀 */
  prefix: Scalars['String']['output'];
};

/** 结算卡排序 */
export type CardSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: CardSortField;
};

/** 结算卡排序字段 */
export type CardSortField =
  /** 激活时间 */
  | 'BINDING_DATE'
  /** 车队长 */
  | 'CAPTAIN_NAME'
  /** 卡号 */
  | 'CARD_NO'
  /** 创建时间 */
  | 'CREATE_TIME'
  /** 状态 */
  | 'STATUS';

/** 结算卡状态 */
export type CardStatus =
  /** 已激活 */
  | 'ACTIVATED'
  /** 未激活 */
  | 'NOT_ACTIVATED'
  /** 已结算 */
  | 'SETTLED'
  /** 已作废 */
  | 'VOIDED';

/** 查询结果的合计 */
export type CardSummary = {
  /** 已付款金额（元） */
  paidAmount: Scalars['Money']['output'];
  /** 已结算金额（元） */
  settledAmount: Scalars['Money']['output'];
  /** 未结算金额（元） */
  unsettledAmount: Scalars['Money']['output'];
  /** 运单数：本卡的，不含已作废的 */
  waybillCount: Scalars['Int']['output'];
};

/** 购票类型 */
export type CardType =
  /** 月末转月初 */
  | 'CARRY_OVER'
  /** 购票 */
  | 'PURCHASE'
  /** 退票 */
  | 'REFUND';

/** 要导出的结算卡 */
export type CardsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<CardFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<CardSort>>;
};

/** 一个类型的变动 */
export type Change = {
  /** 有变动的记录，含新增和删除的；多于一百条的，或看不到其中一些的，为空，应视为该类型都有变动 */
  ids?: Maybe<Array<Scalars['ID']['output']>>;
  /** 作出这些变动的请求，即其应答的请求头 X-Request-Id；其中有后台任务等其他来源的，或多于一百个的，为空 */
  requestIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** 记录的类型 */
  type: ChangedType;
};

/** 变动的筛选 */
export type ChangeFilter = {
  /** 只告知这些记录的变动，最多一百条；没有列出编号的变动仍会告知；空列表不查到任何记录 */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** 修改本人密码 */
export type ChangePasswordInput = {
  /** 新密码，8 到 15 个字符，须有大写字母、小写字母、数字和 #?!@$%^&*- 之一 */
  newpassword1: Scalars['String']['input'];
  /** 再输入一次新密码 */
  newpassword2: Scalars['String']['input'];
  /** 原密码；从未设置过密码时不填 */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** 处理一批结算卡的结果：能处理的都已处理，其余逐张给出原因 */
export type ChangedCards = {
  /** 处理后的卡 */
  cards: Array<Card>;
  /** 给操作员的提示 */
  message: Scalars['String']['output'];
  /** 未能处理的卡及原因 */
  refused: Array<RefusedCard>;
};

/** 有变动的记录的类型 */
export type ChangedType =
  /** 运单异常 */
  | 'ANOMALY'
  /** 车队长 */
  | 'CAPTAIN'
  /** 车队长任务 */
  | 'CAPTAIN_TASK'
  /** 结算卡 */
  | 'CARD'
  /** 基础资料导入 */
  | 'DATA_IMPORT'
  /** 直付价 */
  | 'DIRECT_PAY_PRICE'
  /** 司机 */
  | 'DRIVER'
  /** 渣土场 */
  | 'DUMP_SITE'
  /** 挖机台班 */
  | 'EXCAVATOR_RECORD'
  /** 本人的导出任务和批量查询 */
  | 'EXPORT_TASK'
  /** 发票 */
  | 'INVOICE'
  /** 挖机 */
  | 'MACHINE'
  /** 本人的消息 */
  | 'MESSAGE'
  /** 收款人 */
  | 'PAYEE'
  /** 付款单，含所付的结算单 */
  | 'PAYMENT'
  /** 付款计划 */
  | 'PAYMENT_PLAN'
  /** 分期测量 */
  | 'PHASE_SURVEY'
  /** 项目 */
  | 'PROJECT'
  /** 项目分期 */
  | 'PROJECT_PHASE'
  /** 项目单价 */
  | 'PROJECT_PRICE'
  /** 打卡 */
  | 'PUNCH'
  /** 交卡回执单，含其中的卡 */
  | 'RECEIPT'
  /** 结算单，含其中的运单和资料 */
  | 'SETTLEMENT'
  /** 领票 */
  | 'TICKET_COLLECTION'
  /** 购票 */
  | 'TICKET_PURCHASE'
  /** 渣土场对账 */
  | 'TICKET_RECONCILIATION'
  /** 退票 */
  | 'TICKET_REFUND'
  /** 车辆 */
  | 'TRUCK'
  /** 运单 */
  | 'WAYBILL'
  /** 运单导入 */
  | 'WAYBILL_IMPORT'
  /** 运单修改申请 */
  | 'WAYBILL_REVIEW';

/** 一起告知的变动 */
export type Changes = {
  /** 各类型的变动；没有的为空列表，仅告知所到之处 */
  changes: Array<Change>;
  /** 是否应视为一切都有变动：所给之处太早，或变动太多 */
  everything: Scalars['Boolean']['output'];
  /** 所到之处：断开之后凭它接着告知（after，或请求头 Last-Event-ID） */
  id: Scalars['ID']['output'];
};

/** 一组数据的画法 */
export type ChartKind =
  /** 柱 */
  | 'BAR'
  /** 线 */
  | 'LINE';

/** 横轴上的一点 */
export type ChartPoint = {
  /** 第一天，yyyy-MM-dd */
  from: Scalars['Date']['output'];
  /** 第一天，或挖机编号、渣土场编号、土质、运输模式 */
  key: Scalars['ID']['output'];
  /** 名称 */
  label: Scalars['String']['output'];
  /** 最后一天，yyyy-MM-dd */
  to: Scalars['Date']['output'];
};

/** 图表的一组数据 */
export type ChartSeries = {
  /** 画法 */
  kind: ChartKind;
  /** 名称 */
  name: Scalars['String']['output'];
  /** 计量单位 */
  unit: Scalars['String']['output'];
  /** 数量；除数为零而无法计算的为空 */
  values: Array<Maybe<Scalars['Quantity']['output']>>;
};

/** 时间的步长 */
export type ChartStep =
  /** 日 */
  | 'DAY'
  /** 月 */
  | 'MONTH'
  /** 周，从周一起 */
  | 'WEEK';

/** 账号与密码 */
export type CheckPasswordInput = {
  /** 图形验证码所示的 4 个字符 */
  captchaCode?: InputMaybe<Scalars['String']['input']>;
  /** 图形验证码编号；答 CAPTCHA_NEEDED 之后须填 */
  captchaId?: InputMaybe<Scalars['ID']['input']>;
  /** 浏览器自取并保存的设备标识，32 到 64 个字符；本人登录过的设备有自己的次数，不受他人影响 */
  deviceId?: InputMaybe<Scalars['String']['input']>;
  /** 密码 */
  password: Scalars['String']['input'];
  /** 手机号 */
  phone: Scalars['String']['input'];
};

/** 一张发票认领的运单：所选结算单中收款人的全部运单，和所选的运单 */
export type ClaimInvoiceInput = {
  /** 发票 */
  invoiceId: Scalars['ID']['input'];
  /** 结算单编号：认领其中可认领的全部运单 */
  settlementIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 运单编号 */
  waybillIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** 发票认领中一张发票的结果 */
export type ClaimResult = {
  /** 本次认领金额（元），即核算金额 */
  amt: Scalars['Money']['output'];
  /** 拒绝的错误码 */
  code?: Maybe<Scalars['String']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 发票号码 */
  invoiceSn?: Maybe<Scalars['String']['output']>;
  /** 认领后的可认领金额（元） */
  leftAmt?: Maybe<Scalars['Money']['output']>;
  /** 失败原因 */
  msg?: Maybe<Scalars['String']['output']>;
  /** 是否成功 */
  ok: Scalars['Boolean']['output'];
  /** 本次认领的运单数 */
  waybillCnt: Scalars['Int']['output'];
};

/** 验证码的用途 */
export type CodePurpose =
  /** 绑定 */
  | 'BIND'
  /** 注册 */
  | 'REGISTRATION'
  /** 登录 */
  | 'SIGN_IN'
  /** 解绑 */
  | 'UNBIND';

/** 公司 */
export type Company = {
  /** 是否已通过企业认证；未通过的不能审核结算单和付款 */
  authenticated: Scalars['Boolean']['output'];
  /** 公司名称 */
  companyAuthName: Scalars['String']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /**
   * 公司名称
   * @deprecated 2027-06 移除，改用 companyAuthName
   */
  name: Scalars['String']['output'];
  /** 设置交卡人时是否须填写收款人 */
  payeeCheck: Scalars['Boolean']['output'];
};

/** 公司可以改名称的字典 */
export type CompanyDictionary = {
  /** 当前用户可做的操作 */
  allowedActions: Array<DictionaryAction>;
  /** 字典的名称，例如 garbage_type */
  name: Scalars['String']['output'];
  /** 可增减：公司可以增加和停用条目；否则只能改名称和排序 */
  open: Scalars['Boolean']['output'];
  /** 公司改过的条目数 */
  ownCount: Scalars['Int']['output'];
  /** 字典名称 */
  title: Scalars['String']['output'];
};

/** 字典项的一次字段修改 */
export type CompanyDictionaryChange = {
  /** 修改后 */
  after?: Maybe<Scalars['String']['output']>;
  /** 修改前 */
  before?: Maybe<Scalars['String']['output']>;
  /** 修改人 */
  createBy: Scalars['String']['output'];
  /** 修改时间 */
  createTime: Scalars['DateTime']['output'];
  /** 字段 */
  field: Scalars['String']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 值 */
  itemValue: Scalars['String']['output'];
  /** 字段名称 */
  label: Scalars['String']['output'];
  /** 原因 */
  reason?: Maybe<Scalars['String']['output']>;
};

/** 字典项：平台名称与本公司名称 */
export type CompanyDictionaryItem = {
  /** 当前用户可做的操作 */
  allowedActions: Array<DictionaryItemAction>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled: Scalars['Boolean']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 名称，现在使用的 */
  itemName: Scalars['String']['output'];
  /** 值 */
  itemValue: Scalars['String']['output'];
  /** 本公司名称；为空时沿用平台 */
  ownName?: Maybe<Scalars['String']['output']>;
  /** 平台在用；公司另加的条目没有 */
  platformEnabled?: Maybe<Scalars['Boolean']['output']>;
  /** 平台名称；公司另加的条目没有 */
  platformName?: Maybe<Scalars['String']['output']>;
  /** 排序，小的在前 */
  sort: Scalars['Int']['output'];
  /** 版本，修改时带回；0 为从未修改 */
  version: Scalars['Int']['output'];
};

/** 用户在一家公司的身份 */
export type CompanyEntry = {
  /** 公司；不在该公司的人看不到 */
  company?: Maybe<Company>;
  /** 公司编号 */
  companyAuthId: Scalars['ID']['output'];
  /** 公司名称 */
  companyAuthName: Scalars['String']['output'];
  /** 是否当前公司 */
  currentCompanyAuth: Scalars['Boolean']['output'];
  /** 是否受邀而未进入；进入即表示接受 */
  invited: Scalars['Boolean']['output'];
  /** 手机号 */
  phone: Scalars['String']['output'];
  /** 职位，即访问身份 */
  positionName: Scalars['String']['output'];
  /** 身份类型 */
  roleType: RoleType;
};

/** 公司设置的一次修改 */
export type CompanySettingChange = {
  /** 修改后 */
  after: Scalars['String']['output'];
  /** 修改前 */
  before: Scalars['String']['output'];
  /** 修改人 */
  createBy: Scalars['String']['output'];
  /** 修改时间 */
  createTime: Scalars['DateTime']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 设置项 */
  label: Scalars['String']['output'];
};

/** 公司设置 */
export type CompanySettings = {
  /** 当前用户可做的操作 */
  allowedActions: Array<CompanySettingsAction>;
  /** 默认白班开始，HH:mm；新项目没有填写时即用 */
  dayStart: Scalars['String']['output'];
  /** 双人复核：不能审核通过自己申请或修改的直付价与任务、自己申请的退票、自己申请的运单修改、自己上报的挖机工时、自己经手过的结算单和付款单；审核人自己修改涉及金额的运单内容也须由他人审核 */
  fourEyes: Scalars['Boolean']['output'];
  /** 申请关闭双人复核的人；须由另一人确认，为空则没有申请 */
  fourEyesOffBy?: Maybe<Scalars['String']['output']>;
  /** 申请关闭双人复核的时间 */
  fourEyesOffTime?: Maybe<Scalars['DateTime']['output']>;
  /** 复核的付款金额（元）：双人复核开启时，超过此金额的付款单不能由经手人审核通过；经手人自己审核、付给同一收款人或同一结算单的，30天内合计也不能超过此金额 */
  fourEyesPayment: Scalars['Money']['output'];
  /** 申请提高到的复核付款金额（元）；须由另一人确认，为空则没有申请 */
  fourEyesPaymentWanted?: Maybe<Scalars['Money']['output']>;
  /** 申请提高复核付款金额的人 */
  fourEyesPaymentWantedBy?: Maybe<Scalars['String']['output']>;
  /** 申请提高复核付款金额的时间 */
  fourEyesPaymentWantedTime?: Maybe<Scalars['DateTime']['output']>;
  /** 最近的修改，最后的在前 */
  history: Array<CompanySettingChange>;
  /** 公司编号 */
  id: Scalars['ID']['output'];
  /** 默认夜班开始，HH:mm；新项目没有填写时即用 */
  nightStart: Scalars['String']['output'];
  /** 付款时资料不完整 */
  payDocCheck: PayDocCheck;
  /** 收款人校验：设置交卡人时须填写收款人 */
  payeeCheck: Scalars['Boolean']['output'];
  /** 日期可晚于当天：付款日期与开票日期可以晚于登记的当天 */
  preDated: Scalars['Boolean']['output'];
  /** 证件过期的车辆不可新增运单：以运单的出场日为准，没有出场时间的以装车日为准；已有的运单不受影响 */
  refuseExpiredTrucks: Scalars['Boolean']['output'];
  /** 最后修改人 */
  updateBy?: Maybe<Scalars['String']['output']>;
  /** 最后修改时间 */
  updateTime?: Maybe<Scalars['DateTime']['output']>;
  /** 版本，修改时带回；0 为从未修改 */
  version: Scalars['Int']['output'];
};

/** 可对记录做的操作 */
export type CompanySettingsAction =
  /** 撤销关闭双人复核的申请 */
  | 'cancelFourEyesOff'
  /** 撤销提高复核付款金额的申请 */
  | 'cancelFourEyesPayment'
  /** 确认关闭双人复核的申请 */
  | 'confirmFourEyesOff'
  /** 确认提高复核付款金额的申请 */
  | 'confirmFourEyesPayment'
  /** 设置双人复核 */
  | 'setFourEyes'
  /** 设置复核的付款金额与资料不完整时能否付款 */
  | 'setPayments'
  /** 设置默认的班次时间 */
  | 'setShiftStarts'
  /** 设置证件过期的车辆能否新增运单 */
  | 'setTrucks'
  /** 修改收款人校验 */
  | 'update';

/** 要修改的公司设置；没有填写的不变 */
export type CompanySettingsInput = {
  /** 默认白班开始，HH:mm；新项目没有填写时即用 */
  dayStart?: InputMaybe<Scalars['String']['input']>;
  /** 双人复核：不能审核通过自己申请或修改的直付价与任务、自己申请的退票、自己申请的运单修改、自己上报的挖机工时、自己经手过的结算单和付款单；审核人自己修改涉及金额的运单内容也须由他人审核 */
  fourEyes?: InputMaybe<Scalars['Boolean']['input']>;
  /** 复核的付款金额（元）：双人复核开启时，超过此金额的付款单不能由经手人审核通过；经手人自己审核、付给同一收款人或同一结算单的，30天内合计也不能超过此金额 */
  fourEyesPayment?: InputMaybe<Scalars['Money']['input']>;
  /** 默认夜班开始，HH:mm；新项目没有填写时即用 */
  nightStart?: InputMaybe<Scalars['String']['input']>;
  /** 付款时资料不完整 */
  payDocCheck?: InputMaybe<PayDocCheck>;
  /** 收款人校验：设置交卡人时须填写收款人 */
  payeeCheck?: InputMaybe<Scalars['Boolean']['input']>;
  /** 日期可晚于当天：付款日期与开票日期可以晚于登记的当天 */
  preDated?: InputMaybe<Scalars['Boolean']['input']>;
  /** 证件过期的车辆不可新增运单：以运单的出场日为准，没有出场时间的以装车日为准；已有的运单不受影响 */
  refuseExpiredTrucks?: InputMaybe<Scalars['Boolean']['input']>;
  /** 所读的版本 */
  version: Scalars['Int']['input'];
};

/** 公司状态 */
export type CompanyState =
  /** 正常 */
  | 'ACTIVE'
  /** 已停用 */
  | 'SUSPENDED';

/** 注册的企业类型 */
export type CompanyType =
  /** 企业 */
  | 'COMPANY'
  /** 渣土场 */
  | 'MUD_TAIL';

/** 公司的用户：一个人在公司的任职 */
export type CompanyUser = {
  /** 当前用户可做的操作 */
  allowedActions: Array<CompanyUserAction>;
  /** 头像地址 */
  avatar?: Maybe<Scalars['String']['output']>;
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 邮箱 */
  email?: Maybe<Scalars['String']['output']>;
  /** 是否启用 */
  enabled: Scalars['Boolean']['output'];
  /** 资料是否只能由本人修改：姓名、邮箱、密码和两步验证 */
  hisOwn: Scalars['Boolean']['output'];
  /** 用户编号 */
  id: Scalars['ID']['output'];
  /** 邀请短信是否未送达 */
  inviteFailed: Scalars['Boolean']['output'];
  /** 最近一次邀请时间 */
  invitedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 加入时间；受邀而未进入时为空 */
  joinedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 姓名 */
  name: Scalars['String']['output'];
  /** 所属机构；直属公司的为空，不可查看机构的人看不到 */
  organ?: Maybe<Organ>;
  /** 机构编号；查询时含下级机构 */
  organId?: Maybe<Scalars['ID']['output']>;
  /** 机构 */
  organName?: Maybe<Scalars['String']['output']>;
  /** 手机号 */
  phone: Scalars['String']['output'];
  /** 职位 */
  positionName: Scalars['String']['output'];
  /** 不能做的操作及原因 */
  refusedActions: Array<RefusedAction>;
  /** 角色，以顿号分隔 */
  roleNames?: Maybe<Scalars['String']['output']>;
  /** 身份类型：建筑公司，注册企业或渣土场 */
  roleType: RoleType;
  /** 所有的角色 */
  roles: Array<UserRole>;
  /** 状态 */
  state: MemberState;
  /** 账号编号 */
  userId: Scalars['ID']['output'];
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
};

/** 可对记录做的操作 */
export type CompanyUserAction =
  /** 移除 */
  | 'delete'
  /** 停用 */
  | 'disable'
  /** 编辑 */
  | 'edit'
  /** 启用 */
  | 'enable'
  /** 分配角色 */
  | 'give'
  /** 重发邀请 */
  | 'invite'
  /** 重置密码 */
  | 'password'
  /** 重置两步验证 */
  | 'secondFactor'
  /** 撤回邀请 */
  | 'withdraw';

/** 用户排序字段 */
export type CompanyUserSortField =
  /** 创建时间 */
  | 'CREATE_TIME'
  /** 加入时间 */
  | 'JOINED_AT'
  /** 姓名 */
  | 'NAME'
  /** 机构 */
  | 'ORGAN_NAME'
  /** 手机号 */
  | 'PHONE'
  /** 职位 */
  | 'POSITION_NAME';

/** 趟次签认的结果 */
export type ConfirmationVerdict =
  /** 已签认：与运单一致 */
  | 'CONFIRMED'
  /** 已更正：数量与运单不同 */
  | 'CORRECTED'
  /** 已拒绝：不承认这一趟，或对它有异议 */
  | 'REFUSED';

/** 坐标系 */
export type CoordinateSystem =
  /** BD-09，百度地图 */
  | 'BD09'
  /** GCJ-02，国内地图（高德、腾讯） */
  | 'GCJ02'
  /** WGS-84，定位设备的原始坐标 */
  | 'WGS84';

/** 项目成本中运单的一部分，或还没有价格的运单 */
export type CostPart =
  /** 运单调整 */
  | 'ADJUSTED'
  /** 消纳费用 */
  | 'DUMP_FEE'
  /** 内转运费 */
  | 'INSIDE'
  /** 外运运费 */
  | 'OUTSIDE'
  /** 用票成本 */
  | 'TICKET'
  /** 没有单价的运单 */
  | 'UNPRICED'
  /** 没有单价的票 */
  | 'UNPRICED_TICKET';

/** 项目成本的一行：各部分、单方成本与计划 */
export type CostRow = {
  /** 运单调整（元）：有单价的运单的额外金额与调整金额 */
  adjustAmt: Scalars['Money']['output'];
  /** 已发生成本（元）：七项之和 */
  cost: Scalars['Money']['output'];
  /** 单方成本（元）（元/方）：已发生成本除以运单方量；没有方量则为空 */
  cubicCost?: Maybe<Scalars['Money']['output']>;
  /** 消纳费用（元）：渣土场预付价；没有预付又未用票的货运按渣土场的消纳单价 */
  dumpFee: Scalars['Money']['output'];
  /** 票据调整笔数：更正的用票与退票、退还渣土场的票 */
  entryCount: Scalars['Int']['output'];
  /** 开始日期，yyyy-MM-dd */
  fromDate?: Maybe<Scalars['Date']['output']>;
  /** 运输成本（元）：外运运费、内转运费与运单调整之和，与计划成本相比 */
  haulCost: Scalars['Money']['output'];
  /** 单方运输成本（元）（元/方）：没有方量则为空 */
  haulCubicCost?: Maybe<Scalars['Money']['output']>;
  /** 内转运费（元）：内转的运单，单价乘数量；未结算的按现在的单价 */
  insideCost: Scalars['Money']['output'];
  /** 哪一行 */
  kind: CostRowKind;
  /** 机械费用（元）：已审核的挖机工时，限定渣土场或土质的分期只在没有其他分期的日子才有；审核时没有价格的按挖机现在的价格 */
  machineCost: Scalars['Money']['output'];
  /** 外运运费（元）：内转以外的运单，单价乘数量；未结算的按现在的单价 */
  outsideCost: Scalars['Money']['output'];
  /** 分期；不可查看分期的人看不到 */
  phase?: Maybe<ProjectPhase>;
  /** 分期编号；不是分期的行为空 */
  phaseId?: Maybe<Scalars['ID']['output']>;
  /** 分期 */
  phaseName?: Maybe<Scalars['String']['output']>;
  /** 计划成本（元）：预计运输成本，没有则为预计每方成本乘计划方量 */
  planCost?: Maybe<Scalars['Money']['output']>;
  /** 计划方量（方） */
  planCubic?: Maybe<Scalars['Quantity']['output']>;
  /** 计划单方成本（元）（元/方）：预计每方成本，没有则为计划成本除以计划方量 */
  planCubicCost?: Maybe<Scalars['Money']['output']>;
  /** 运单方量（方）：出土统计计入的运单 */
  realCubic: Scalars['Quantity']['output'];
  /** 挖机工时条数：已审核的 */
  recordCount: Scalars['Int']['output'];
  /** 票据调整（元）：没有运单的用票，即更正的用票与退票，按该渣土场、土质当月的平均单价；退还渣土场的票，平均单价与退款之差 */
  ticketAdjustAmt: Scalars['Money']['output'];
  /** 用票成本（元）：用票的运单，每张按该渣土场、土质当月的平均单价 */
  ticketCost: Scalars['Money']['output'];
  /** 结束日期，yyyy-MM-dd，含当日 */
  toDate?: Maybe<Scalars['Date']['output']>;
  /** 运单数：未作废的 */
  tripCount: Scalars['Int']['output'];
  /** 没有单价的运单（趟） */
  unpricedCount: Scalars['Int']['output'];
  /** 没有单价的票据流水（笔）：更正的与退还渣土场的 */
  unpricedEntryCount: Scalars['Int']['output'];
  /** 没有价格的挖机工时（条）：已审核 */
  unpricedShiftCount: Scalars['Int']['output'];
  /** 没有单价的票（张） */
  unpricedTicketCount: Scalars['Int']['output'];
};

/** 项目成本的一行 */
export type CostRowKind =
  /** 不属于任何分期 */
  | 'NO_PHASE'
  /** 分期 */
  | 'PHASE'
  /** 减：分期重复计入 */
  | 'SHARED'
  /** 合计 */
  | 'TOTAL';

/** 要制作的结算卡 */
export type CreateCardsInput = {
  /** 购票类型 */
  cardType: CardType;
  /** 张数，1到1000 */
  count: Scalars['Int']['input'];
  /** 序号位数，3到10；默认6，已有的系列不能改变 */
  digits?: InputMaybe<Scalars['Int']['input']>;
  /** 种类 */
  kind: CardKind;
  /** 卡号前缀，最多 11 个字符：一个大写字母，后面可带数字 */
  prefix: Scalars['String']['input'];
};

/** 新增的运单 */
export type CreateWaybillInput = {
  /** 调整金额（元），可为负 */
  adjustAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 代理人 */
  agentName?: InputMaybe<Scalars['String']['input']>;
  /** 车队长编号；不填则随结算卡，无卡则随车辆 */
  captainId?: InputMaybe<Scalars['ID']['input']>;
  /** 结算卡号；须为已激活的卡，车队长随卡 */
  cardNo?: InputMaybe<Scalars['String']['input']>;
  /** 完成时间 */
  completeDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 司机编号 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 额外金额（元） */
  exAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 车队名称 */
  fleetName?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场编号；货运必填，其他运输模式不填 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场预付价（元） */
  garbagePreparePrice?: InputMaybe<Scalars['Money']['input']>;
  /** 出场时间 */
  goDatetime: Scalars['DateTime']['input'];
  /** 出场口 */
  goName?: InputMaybe<Scalars['String']['input']>;
  /** 出场照片，逗号分隔 */
  goPicture?: InputMaybe<Scalars['String']['input']>;
  /** 出场土质 */
  goSoilType: Scalars['String']['input'];
  /** 出场员 */
  goStaffName?: InputMaybe<Scalars['String']['input']>;
  /** 出场车牌 */
  goTruckCode?: InputMaybe<Scalars['String']['input']>;
  /** 车辆类型 */
  goVehicleType?: InputMaybe<Scalars['String']['input']>;
  /** 装车时间 */
  inDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 装车地点 */
  inName?: InputMaybe<Scalars['String']['input']>;
  /** 装车照片，逗号分隔 */
  inPicture?: InputMaybe<Scalars['String']['input']>;
  /** 装车预付价（元） */
  inPreparePrice?: InputMaybe<Scalars['Money']['input']>;
  /** 班次 */
  inShiftType?: InputMaybe<ShiftType>;
  /** 装车土质 */
  inSoilType?: InputMaybe<Scalars['String']['input']>;
  /** 装车员 */
  inStaffName?: InputMaybe<Scalars['String']['input']>;
  /** 是否用票 */
  isTicket?: InputMaybe<Scalars['Boolean']['input']>;
  /** 装载量 */
  load?: InputMaybe<Scalars['Quantity']['input']>;
  /** 挖机编号 */
  machineCode?: InputMaybe<Scalars['String']['input']>;
  /** 运单号，公司内不重复；不填则由系统编号 */
  no?: InputMaybe<Scalars['String']['input']>;
  /** 税费（元） */
  payTaxes?: InputMaybe<Scalars['Money']['input']>;
  /**
   * 项目编号
   * @deprecated 2027-06 移除，改用 projectInfoId
   */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 备注 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 结算单价（元）；空则按项目单价 */
  settlePrice?: InputMaybe<Scalars['Money']['input']>;
  /** 状态，默认已卸车；不能为已作废 */
  status?: InputMaybe<WaybillStatus>;
  /** 票号 */
  ticketNo?: InputMaybe<Scalars['String']['input']>;
  /** 运输模式 */
  tpMode: TpMode;
  /** 装车车牌 */
  truckCode: Scalars['String']['input'];
  /** 数量 */
  weightTons: Scalars['Quantity']['input'];
  /** 计量单位 */
  weightType: WeightUnit;
};

/** 一次资料导入：一个文件、核对的结果、导入的进度；保留 30 天 */
export type DataImport = {
  /** 当前用户可做的操作 */
  allowedActions: Array<ImportAction>;
  /** 确认导入的时间 */
  commitTime?: Maybe<Scalars['DateTime']['output']>;
  /** 导入人 */
  createBy: Scalars['String']['output'];
  /** 新增（含将要新增）的行数 */
  createCount: Scalars['Int']['output'];
  /** 上传时间 */
  createTime: Scalars['DateTime']['output'];
  /** 失败原因 */
  error?: Maybe<Scalars['String']['output']>;
  /** 到期时间，到期后删除记录，导入的资料保留 */
  expireTime: Scalars['DateTime']['output'];
  /** 文件名 */
  fileName: Scalars['String']['output'];
  /** 文件大小，字节 */
  fileSize: Scalars['Int']['output'];
  /** 完成、失败或取消的时间 */
  finishTime?: Maybe<Scalars['DateTime']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 资料种类 */
  kind: DataImportKind;
  /** 还没有执行的行数 */
  pendingCount: Scalars['Int']['output'];
  /** 拒绝的行数 */
  refusedCount: Scalars['Int']['output'];
  /** 逐行结果文件的地址：用同一令牌 GET，得到 .xlsx */
  reportUrl: Scalars['String']['output'];
  /** 同一文件上次导入的时间 */
  sameFileTime?: Maybe<Scalars['DateTime']['output']>;
  /** 读取的工作表 */
  sheet: Scalars['String']['output'];
  /** 状态 */
  status: DataImportStatus;
  /** 数据行数 */
  total: Scalars['Int']['output'];
  /** 已存在且无变化的行数 */
  unchangedCount: Scalars['Int']['output'];
  /** 不认识、因而没有读取的列名 */
  unknownHeadings: Array<Scalars['String']['output']>;
  /** 更新（含将要更新）的行数 */
  updateCount: Scalars['Int']['output'];
};

/** 一行中一个单元格所写的内容 */
export type DataImportCell = {
  /** 列名 */
  column: Scalars['String']['output'];
  /** 内容 */
  value: Scalars['String']['output'];
};

/** 一行更新的一个字段 */
export type DataImportChange = {
  /** 新值 */
  after?: Maybe<Scalars['String']['output']>;
  /** 原值 */
  before?: Maybe<Scalars['String']['output']>;
  /** 字段名称 */
  label: Scalars['String']['output'];
  /** 须审核后生效 */
  reviewed: Scalars['Boolean']['output'];
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type DataImportEqual = {
  /** 确认导入的时间 */
  commitTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 导入人 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 新增（含将要新增）的行数 */
  createCount?: InputMaybe<Scalars['Int']['input']>;
  /** 上传时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 失败原因 */
  error?: InputMaybe<Scalars['String']['input']>;
  /** 到期时间，到期后删除记录，导入的资料保留 */
  expireTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 文件名 */
  fileName?: InputMaybe<Scalars['String']['input']>;
  /** 文件大小，字节 */
  fileSize?: InputMaybe<Scalars['Int']['input']>;
  /** 完成、失败或取消的时间 */
  finishTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 资料种类 */
  kind?: InputMaybe<DataImportKind>;
  /** 还没有执行的行数 */
  pendingCount?: InputMaybe<Scalars['Int']['input']>;
  /** 拒绝的行数 */
  refusedCount?: InputMaybe<Scalars['Int']['input']>;
  /** 同一文件上次导入的时间 */
  sameFileTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 读取的工作表 */
  sheet?: InputMaybe<Scalars['String']['input']>;
  /** 状态 */
  status?: InputMaybe<DataImportStatus>;
  /** 数据行数 */
  total?: InputMaybe<Scalars['Int']['input']>;
  /** 已存在且无变化的行数 */
  unchangedCount?: InputMaybe<Scalars['Int']['input']>;
  /** 更新（含将要更新）的行数 */
  updateCount?: InputMaybe<Scalars['Int']['input']>;
};

/** 资料导入的查询条件 */
export type DataImportFilter = {
  /** 上传时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<DataImportEqual>;
  /** 文件名 */
  fileName?: InputMaybe<Scalars['String']['input']>;
  /** 资料种类；空列表不查到任何记录 */
  kind?: InputMaybe<Array<DataImportKind>>;
  /** 状态；空列表不查到任何记录 */
  status?: InputMaybe<Array<DataImportStatus>>;
};

/** 要核对的资料文件 */
export type DataImportInput = {
  /** 核对后立即在后台导入没有问题的行；不填则只核对 */
  commit?: Scalars['Boolean']['input'];
  /** .xlsx 文件的内容，Base64（RFC 4648，不换行） */
  content: Scalars['String']['input'];
  /** 文件名，例如 一月.xlsx */
  fileName: Scalars['String']['input'];
};

/** 一行的一个问题 */
export type DataImportIssue = {
  /** 单元格，例如 C17 */
  cell?: Maybe<Scalars['String']['output']>;
  /** 列名 */
  column?: Maybe<Scalars['String']['output']>;
  /** 原因 */
  message: Scalars['String']['output'];
  /** 单元格里写的内容 */
  value?: Maybe<Scalars['String']['output']>;
};

/** 导入的资料种类 */
export type DataImportKind =
  /** 车队长 */
  | 'CAPTAIN'
  /** 司机 */
  | 'DRIVER'
  /** 机械 */
  | 'MACHINE'
  /** 人员 */
  | 'MEMBER'
  /** 收款人 */
  | 'PAYEE'
  /** 分期 */
  | 'PHASE'
  /** 分期实测 */
  | 'PHASE_SURVEY'
  /** 项目单价 */
  | 'PRICE'
  /** 项目 */
  | 'PROJECT'
  /** 渣土场 */
  | 'SITE'
  /** 土质 */
  | 'SOIL'
  /** 车辆 */
  | 'TRUCK';

/** 一种可以导入的资料 */
export type DataImportKindInfo = {
  /** 可填的列，必填的带星号 */
  columns: Array<Scalars['String']['output']>;
  /** 资料种类 */
  kind: DataImportKind;
  /** 名称 */
  name: Scalars['String']['output'];
  /** 填写说明，与模板中的相同 */
  notes: Array<Scalars['String']['output']>;
  /** 模板的地址：用同一令牌 GET，得到 .xlsx */
  templateUrl: Scalars['String']['output'];
};

/** 一行的结果：done 为否时是将要做的 */
export type DataImportOutcome =
  /** 新增 */
  | 'CREATE'
  /** 拒绝 */
  | 'REFUSED'
  /** 无变化 */
  | 'UNCHANGED'
  /** 更新 */
  | 'UPDATE';

/** 资料导入分页 */
export type DataImportPage = {
  /** 本页的内容 */
  records: Array<DataImport>;
  /** 符合条件的全部合计 */
  summary: DataImportSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 文件中的一行 */
export type DataImportRow = {
  /** 文件中所写的内容，空着的单元格不列 */
  cells: Array<DataImportCell>;
  /** 更新的字段 */
  changes: Array<DataImportChange>;
  /** 是否已执行 */
  done: Scalars['Boolean']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 问题 */
  issues: Array<DataImportIssue>;
  /** 行号 */
  line: Scalars['Int']['output'];
  /** 结果 */
  outcome: DataImportOutcome;
  /** 对应的基础资料或收款人；人员、分期实测、项目单价的为空，不可查看的人看不到 */
  target?: Maybe<Node>;
  /** 对应的资料 */
  targetId?: Maybe<Scalars['ID']['output']>;
  /** 资料名称，已在系统中的 */
  targetNo?: Maybe<Scalars['String']['output']>;
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type DataImportRowEqual = {
  /** 是否已执行 */
  done?: InputMaybe<Scalars['Boolean']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 行号 */
  line?: InputMaybe<Scalars['Int']['input']>;
  /** 结果 */
  outcome?: InputMaybe<DataImportOutcome>;
  /** 对应的资料 */
  targetId?: InputMaybe<Scalars['ID']['input']>;
  /** 资料名称，已在系统中的 */
  targetNo?: InputMaybe<Scalars['String']['input']>;
};

/** 导入行的查询条件 */
export type DataImportRowFilter = {
  /** 是否已执行 */
  done?: InputMaybe<Scalars['Boolean']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<DataImportRowEqual>;
  /** 资料导入 */
  importId: Scalars['ID']['input'];
  /** 结果；空列表不查到任何记录 */
  outcome?: InputMaybe<Array<DataImportOutcome>>;
};

/** 资料导入的行分页 */
export type DataImportRowPage = {
  /** 本页的内容 */
  records: Array<DataImportRow>;
  /** 符合条件的全部合计 */
  summary: DataImportRowSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 查询结果的合计 */
export type DataImportRowSummary = {
  /** 已执行的行数 */
  doneCount: Scalars['Int']['output'];
  /** 拒绝的行数 */
  refusedCount: Scalars['Int']['output'];
};

/** 资料导入状态 */
export type DataImportStatus =
  /** 已取消 */
  | 'CANCELLED'
  /** 待确认 */
  | 'CHECKED'
  /** 已完成 */
  | 'DONE'
  /** 失败 */
  | 'FAILED'
  /** 排队中 */
  | 'QUEUED'
  /** 导入中 */
  | 'RUNNING';

/** 查询结果的合计 */
export type DataImportSummary = {
  /** 新增（含将要新增）的行数 */
  createCount: Scalars['Int']['output'];
  /** 还没有执行的行数 */
  pendingCount: Scalars['Int']['output'];
  /** 拒绝的行数 */
  refusedCount: Scalars['Int']['output'];
  /** 数据行数 */
  total: Scalars['Int']['output'];
  /** 已存在且无变化的行数 */
  unchangedCount: Scalars['Int']['output'];
  /** 更新（含将要更新）的行数 */
  updateCount: Scalars['Int']['output'];
};

/** 数据范围 */
export type DataScope =
  /** 全部项目 */
  | 'ALL'
  /** 指定的项目 */
  | 'CHOSEN'
  /** 本机构及下级机构的项目 */
  | 'ORGAN';

/** 时间范围，含起不含止 */
export type DateTimeRange = {
  /** 起（含） */
  from?: InputMaybe<Scalars['DateTime']['input']>;
  /** 止（不含） */
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

/** 分期里的几天；不填为整个分期 */
export type DaySpanInput = {
  /** 第一天，yyyy-MM-dd */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** 最后一天，yyyy-MM-dd */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** 所谢绝的邀请 */
export type DeclinedInvitation = {
  /** 公司编号 */
  companyAuthId: Scalars['ID']['output'];
  /** 公司名称 */
  companyAuthName: Scalars['String']['output'];
};

/** 已删除的一条记录 */
export type DeletedRecord = Deletion & {
  /** 所删记录的编号 */
  id: Scalars['ID']['output'];
  /** 所删记录的类型，即其 __typename */
  type: Scalars['String']['output'];
};

/** 一次删除：所删的是哪条记录 */
export type Deletion = {
  /** 所删记录的编号 */
  id: Scalars['ID']['output'];
  /** 所删记录的类型，即其 __typename */
  type: Scalars['String']['output'];
};

/** 平台运营所见的一家公司；没有业务数据，只有数目 */
export type DeskCompany = {
  /** 当前用户可做的操作 */
  allowedActions: Array<DeskCompanyAction>;
  /** 通过认证的时间 */
  authenticatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 结算卡数 */
  cards: Scalars['Int']['output'];
  /** 公司名称 */
  companyName: Scalars['String']['output'];
  /** 统一社会信用代码 */
  companyNo?: Maybe<Scalars['String']['output']>;
  /** 开通时间 */
  createTime: Scalars['DateTime']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 结算单数 */
  settlements: Scalars['Int']['output'];
  /** 公司状态 */
  state: CompanyState;
  /** 停用时间 */
  suspendedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 停用原因 */
  suspendedReason?: Maybe<Scalars['String']['output']>;
  /** 在职的人数 */
  users: Scalars['Int']['output'];
  /** 运单数 */
  waybills: Scalars['Int']['output'];
};

/** 可对记录做的操作 */
export type DeskCompanyAction =
  /** 恢复公司 */
  | 'resume'
  /** 停用公司 */
  | 'suspend';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type DeskCompanyEqual = {
  /** 通过认证的时间 */
  authenticatedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 公司名称 */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** 统一社会信用代码 */
  companyNo?: InputMaybe<Scalars['String']['input']>;
  /** 开通时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 公司状态 */
  state?: InputMaybe<CompanyState>;
  /** 停用时间 */
  suspendedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 停用原因 */
  suspendedReason?: InputMaybe<Scalars['String']['input']>;
};

/** 公司查询条件 */
export type DeskCompanyFilter = {
  /** 是否已通过认证 */
  authenticated?: InputMaybe<Scalars['Boolean']['input']>;
  /** 公司名称，模糊 */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** 统一社会信用代码，模糊 */
  companyNo?: InputMaybe<Scalars['String']['input']>;
  /** 开通时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<DeskCompanyEqual>;
  /** 公司状态；空列表不查到任何记录 */
  state?: InputMaybe<Array<CompanyState>>;
};

/** 一页公司 */
export type DeskCompanyPage = {
  /** 公司 */
  records: Array<DeskCompany>;
  /** 合计 */
  summary: DeskCompanySummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 公司排序 */
export type DeskCompanySort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: DeskCompanySortField;
};

/** 公司排序字段 */
export type DeskCompanySortField =
  /** 公司名称 */
  | 'COMPANY_NAME'
  /** 开通时间 */
  | 'CREATE_TIME';

/** 查询到的公司的合计 */
export type DeskCompanySummary = {
  /** 其中已通过认证的 */
  authenticated: Scalars['Int']['output'];
  /** 其中已停用的 */
  suspended: Scalars['Int']['output'];
};

/** 设备密钥：定位设备或定位平台上报位置时出示 */
export type DeviceKey = {
  /** 可登记到场，渣土场的密钥，以建立人的权限 */
  arrivals: Scalars['Boolean']['output'];
  /** 建立人 */
  createBy: Scalars['String']['output'];
  /** 建立时间 */
  createTime: Scalars['DateTime']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 名称 */
  name: Scalars['String']['output'];
  /** 可上报打卡，以建立人的权限与项目范围 */
  punches: Scalars['Boolean']['output'];
  /** 吊销时间；为空则有效 */
  revokeTime?: Maybe<Scalars['DateTime']['output']>;
  /** 密钥，最后四位 */
  tail: Scalars['String']['output'];
  /** 车辆；不可查看基础资料的人看不到 */
  truck?: Maybe<Truck>;
  /** 所属车辆，即其车牌 */
  truckCode?: Maybe<Scalars['String']['output']>;
  /** 所属车辆；为空则可上报公司任何车辆 */
  truckId?: Maybe<Scalars['ID']['output']>;
  /** 最近上报，精确到分钟 */
  usedTime?: Maybe<Scalars['DateTime']['output']>;
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type DeviceKeyEqual = {
  /** 可登记到场，渣土场的密钥，以建立人的权限 */
  arrivals?: InputMaybe<Scalars['Boolean']['input']>;
  /** 建立人 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 建立时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 名称 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 可上报打卡，以建立人的权限与项目范围 */
  punches?: InputMaybe<Scalars['Boolean']['input']>;
  /** 吊销时间；为空则有效 */
  revokeTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 密钥，最后四位 */
  tail?: InputMaybe<Scalars['String']['input']>;
  /** 所属车辆，即其车牌 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
  /** 所属车辆；为空则可上报公司任何车辆 */
  truckId?: InputMaybe<Scalars['ID']['input']>;
  /** 最近上报，精确到分钟 */
  usedTime?: InputMaybe<Scalars['DateTime']['input']>;
};

/** 设备密钥的查询条件 */
export type DeviceKeyFilter = {
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<DeviceKeyEqual>;
  /** 名称，包含 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 是否已吊销 */
  revoked?: InputMaybe<Scalars['Boolean']['input']>;
  /** 车牌，包含 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
};

/** 要新建的设备密钥 */
export type DeviceKeyInput = {
  /** 名称，最多 20 个字符 */
  name: Scalars['String']['input'];
  /** 可上报打卡；不填则只可上报位置，属于一辆车的不可 */
  punches?: InputMaybe<Scalars['Boolean']['input']>;
  /** 车牌，可代替 truckId */
  truckCode?: InputMaybe<Scalars['String']['input']>;
  /** 所属车辆；不填则可上报公司任何车辆 */
  truckId?: InputMaybe<Scalars['ID']['input']>;
};

/** 设备密钥分页 */
export type DeviceKeyPage = {
  /** 本页的内容 */
  records: Array<DeviceKey>;
  /** 符合条件的全部合计 */
  summary: DeviceKeySummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 设备密钥排序 */
export type DeviceKeySort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: DeviceKeySortField;
};

/** 设备密钥排序字段 */
export type DeviceKeySortField =
  /** 建立时间 */
  | 'CREATE_TIME'
  /** 名称 */
  | 'NAME';

/** 查询结果的合计 */
export type DeviceKeySummary = {
  /** 有效的把数 */
  activeCount: Scalars['Int']['output'];
};

/** 要导出的定位设备 */
export type DeviceKeysExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<DeviceKeyFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<DeviceKeySort>>;
};

/** 可对记录做的操作 */
export type DictionaryAction =
  /** 新增 */
  | 'create';

/** 字典项 */
export type DictionaryItem = {
  /** 名称 */
  itemName: Scalars['String']['output'];
  /** 值 */
  itemValue: Scalars['String']['output'];
};

/** 可对记录做的操作 */
export type DictionaryItemAction =
  /** 恢复平台的设置 */
  | 'reset'
  /** 启用 */
  | 'restore'
  /** 停用 */
  | 'retire'
  /** 修改 */
  | 'update';

/** 字典项的名称、排序和启用 */
export type DictionaryItemChanges = {
  /** 是否启用；不填不变 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 名称，最多 20 个字符；与平台相同即沿用平台，字典内不重复 */
  itemName: Scalars['String']['input'];
  /** 排序，小的在前；0 到 9999，不填不变 */
  sort?: InputMaybe<Scalars['Int']['input']>;
};

/** 直付价 */
export type DirectPayPrice = {
  /** 当前用户可做的操作 */
  allowedActions: Array<DirectPayPriceAction>;
  /** 申请时间 */
  applyDatetime: Scalars['DateTime']['output'];
  /** 申请人 */
  applyName: Scalars['String']['output'];
  /** 审核时间；审核通过的，直付价自此时起生效 */
  auditDatetime?: Maybe<Scalars['DateTime']['output']>;
  /** 审核人 */
  auditName?: Maybe<Scalars['String']['output']>;
  /** 本人审核：审核人是否申请过或修改过 */
  auditOwn: Scalars['Boolean']['output'];
  /** 车队长和司机：适用的 */
  captainAndDriver: Array<CaptainAndDriver>;
  /** 车队长和司机：适用的，按车队长排列 */
  captainAndDrivers: Array<CaptainWithDrivers>;
  /** 车队长和司机：适用的，一行文字 */
  captainAndDriversText: Scalars['String']['output'];
  /** 审核通过前须先失效的、已生效的直付价；不是待审核的为空 */
  clashes: Array<DirectPayPrice>;
  /** 公司；不在该公司的人看不到 */
  company?: Maybe<Company>;
  /** 公司编号 */
  companyAuthId: Scalars['ID']['output'];
  /** 复制自的直付价 */
  copiedFrom?: Maybe<DirectPayPrice>;
  /** 复制自：由哪条直付价复制而来 */
  copiedFromId?: Maybe<Scalars['ID']['output']>;
  /** 直付价（元） */
  directPayPrice: Scalars['Money']['output'];
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: Maybe<Scalars['Boolean']['output']>;
  /** 渣土场编号；直付价只有货运才有 */
  garbageId?: Maybe<Scalars['ID']['output']>;
  /** 渣土场 */
  garbageName?: Maybe<Scalars['String']['output']>;
  /** 修改记录，最近的在前 */
  history: Array<DirectPayPriceChange>;
  /** 直付价编号 */
  id: Scalars['ID']['output'];
  /** 失效时间；此前出场的运单仍按此价 */
  invalidDatetime?: Maybe<Scalars['DateTime']['output']>;
  /** 失效操作人 */
  invalidName?: Maybe<Scalars['String']['output']>;
  /** 是否为当前用户本人申请或修改 */
  own: Scalars['Boolean']['output'];
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 原因：驳回或失效的 */
  reason?: Maybe<Scalars['String']['output']>;
  /** 取代者，取代它的直付价 */
  replacedBy?: Maybe<DirectPayPrice>;
  /** 取代者：被哪条直付价取代 */
  replacedById?: Maybe<Scalars['ID']['output']>;
  /** 土质 */
  soilType: Scalars['String']['output'];
  /** 状态 */
  status: PriceStatus;
  /** 运输模式 */
  tpMode: TpMode;
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 计量单位：直付价按它计，只用于以它计量的运单；空则按各运单的计量单位计 */
  weightType?: Maybe<WeightUnit>;
};

/** 可对记录做的操作 */
export type DirectPayPriceAction =
  /** 审核通过 */
  | 'approve'
  /** 复制 */
  | 'copy'
  /** 删除 */
  | 'delete'
  /** 修改 */
  | 'edit'
  /** 失效 */
  | 'invalidate'
  /** 驳回 */
  | 'reject'
  /** 查看 */
  | 'view';

/** 直付价一个字段的一次修改 */
export type DirectPayPriceChange = {
  /** 修改后 */
  after?: Maybe<Scalars['String']['output']>;
  /** 修改前 */
  before?: Maybe<Scalars['String']['output']>;
  /** 修改人 */
  createBy: Scalars['String']['output'];
  /** 修改时间 */
  createTime: Scalars['DateTime']['output'];
  /** 字段 */
  field: Scalars['String']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 字段名称 */
  label: Scalars['String']['output'];
  /** 原因 */
  reason?: Maybe<Scalars['String']['output']>;
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type DirectPayPriceEqual = {
  /** 申请时间 */
  applyDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 申请人 */
  applyName?: InputMaybe<Scalars['String']['input']>;
  /** 审核时间；审核通过的，直付价自此时起生效 */
  auditDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 审核人 */
  auditName?: InputMaybe<Scalars['String']['input']>;
  /** 本人审核：审核人是否申请过或修改过 */
  auditOwn?: InputMaybe<Scalars['Boolean']['input']>;
  /** 公司编号 */
  companyAuthId?: InputMaybe<Scalars['ID']['input']>;
  /** 复制自：由哪条直付价复制而来 */
  copiedFromId?: InputMaybe<Scalars['ID']['input']>;
  /** 直付价（元） */
  directPayPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: InputMaybe<Scalars['Boolean']['input']>;
  /** 渣土场编号；直付价只有货运才有 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 直付价编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 失效时间；此前出场的运单仍按此价 */
  invalidDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 失效操作人 */
  invalidName?: InputMaybe<Scalars['String']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 原因：驳回或失效的 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 取代者：被哪条直付价取代 */
  replacedById?: InputMaybe<Scalars['ID']['input']>;
  /** 土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 状态 */
  status?: InputMaybe<PriceStatus>;
  /** 运输模式 */
  tpMode?: InputMaybe<TpMode>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** 计量单位：直付价按它计，只用于以它计量的运单；空则按各运单的计量单位计 */
  weightType?: InputMaybe<WeightUnit>;
};

/** 直付价查询条件 */
export type DirectPayPriceFilter = {
  /** 申请时间 */
  applyDatetime?: InputMaybe<DateTimeRange>;
  /** 车队长或司机：姓名（模糊）或编号，符合其一即可；空列表不查到任何记录 */
  captainAndDrivers?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 在该时刻有效 */
  effectiveAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<DirectPayPriceEqual>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场，模糊 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目，模糊 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 状态；空列表不查到任何记录 */
  status?: InputMaybe<Array<PriceStatus>>;
  /** 运输模式；空列表不查到任何记录 */
  tpMode?: InputMaybe<Array<TpMode>>;
  /** 计量单位；空列表不查到任何记录 */
  weightType?: InputMaybe<Array<WeightUnit>>;
};

/** 直付价的内容 */
export type DirectPayPriceInput = {
  /** 适用的车队长与司机，必填，最多 2000 个 */
  captainAndDriver?: InputMaybe<Array<CaptainAndDriverInput>>;
  /** 直付价（元），必填，0 到 999999999.99，最多 2 位小数 */
  directPayPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 渣土场编号；货运必填，其他模式不取 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['input'];
  /** 土质，必填 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 运输模式，必填 */
  tpMode?: InputMaybe<TpMode>;
  /** 计量单位：直付价按它计；新增时不填则按各运单的计量单位计，修改时不填则不变 */
  weightType?: InputMaybe<WeightUnit>;
};

/** 直付价分页 */
export type DirectPayPricePage = {
  /** 本页的内容 */
  records: Array<DirectPayPrice>;
  /** 符合条件的全部合计 */
  summary: DirectPayPriceSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 直付价排序 */
export type DirectPayPriceSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: DirectPayPriceSortField;
};

/** 直付价排序字段 */
export type DirectPayPriceSortField =
  /** 申请时间 */
  | 'APPLY_DATETIME'
  /** 审核时间 */
  | 'AUDIT_DATETIME'
  /** 直付价 */
  | 'DIRECT_PAY_PRICE'
  /** 失效时间 */
  | 'INVALID_DATETIME';

/** 查询结果按状态的条数 */
export type DirectPayPriceSummary = {
  /** 已审核 */
  approved: Scalars['Int']['output'];
  /** 已失效 */
  expired: Scalars['Int']['output'];
  /** 待审核 */
  pending: Scalars['Int']['output'];
  /** 已驳回 */
  rejected: Scalars['Int']['output'];
};

/** 要导出的直付价 */
export type DirectPayPricesExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<DirectPayPriceFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<DirectPayPriceSort>>;
};

/** 一张结算单的资料完整率 */
export type DocumentCompleteness = {
  /** 结算单编号 */
  companySettleId: Scalars['ID']['output'];
  /** 资料完整的运单数 */
  complete: Scalars['Int']['output'];
  /** 其中已有的种类数 */
  held: Scalars['Int']['output'];
  /** 缺少的资料种类 */
  lacking: Array<PaperKind>;
  /** 缺少的资料 */
  missing: MissingDocuments;
  /** 缺少的资料，运单的和整张结算单的，一句话；完整的为空 */
  missingText?: Maybe<Scalars['String']['output']>;
  /** 整张结算单需要的资料种类数 */
  needed: Scalars['Int']['output'];
  /** 完整率（%）；没有运单时为空 */
  rate?: Maybe<Scalars['Percent']['output']>;
  /** 结算单号 */
  settleNo: Scalars['String']['output'];
  /** 结算单；不可查看结算单的人看不到 */
  settlement?: Maybe<Settlement>;
  /** 运单数 */
  total: Scalars['Int']['output'];
};

/** 单据核验结果 */
export type DocumentState =
  /** 已变更，与打印时不一致 */
  | 'ALTERED'
  /** 真实有效 */
  | 'GENUINE'
  /** 已作废 */
  | 'VOIDED';

/** 司机 */
export type Driver = Node & {
  /** 当前用户可做的操作 */
  allowedActions: Array<DriverAction>;
  /** 车队长 */
  captain?: Maybe<Captain>;
  /** 车队长编号 */
  captainId: Scalars['ID']['output'];
  /** 车队长 */
  captainName: Scalars['String']['output'];
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled: Scalars['Boolean']['output'];
  /** 最近的修改，最后的在前；无权查看基础资料的人为空 */
  history?: Maybe<Array<BaseDataChange>>;
  /** 司机编号 */
  id: Scalars['ID']['output'];
  /** 是否已开通钱包 */
  isOpenWallet: Scalars['Boolean']['output'];
  /** 手机号 */
  mobile: Scalars['String']['output'];
  /** 司机 */
  name: Scalars['String']['output'];
  /** 在用的证件，每种最多一份；不可查看的人看不到 */
  papers?: Maybe<Array<FleetPaper>>;
  /** 最后修改时间 */
  updateTime: Scalars['DateTime']['output'];
  /** 在何处使用，没有使用的可以删除；无权查看基础资料的人为空 */
  uses?: Maybe<Array<BaseDataUse>>;
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 司机的运单，同运单列表；不可查看运单的人看不到 */
  waybills?: Maybe<WaybillPage>;
};


/** 司机 */
export type DriverWaybillsArgs = {
  filter?: InputMaybe<WaybillFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<WaybillSort>>;
};

/** 可对记录做的操作 */
export type DriverAction =
  /** 删除 */
  | 'delete'
  /** 启用 */
  | 'restore'
  /** 停用 */
  | 'retire'
  /** 修改 */
  | 'update';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type DriverEqual = {
  /** 车队长编号 */
  captainId?: InputMaybe<Scalars['ID']['input']>;
  /** 车队长 */
  captainName?: InputMaybe<Scalars['String']['input']>;
  /** 创建时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 司机编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 是否已开通钱包 */
  isOpenWallet?: InputMaybe<Scalars['Boolean']['input']>;
  /** 手机号 */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** 司机 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 最后修改时间 */
  updateTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 司机查询条件 */
export type DriverFilter = {
  /** 车队长编号 */
  captainId?: InputMaybe<Scalars['ID']['input']>;
  /** 车队长，模糊 */
  captainName?: InputMaybe<Scalars['String']['input']>;
  /** 是否启用 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<DriverEqual>;
  /** 是否已开通钱包 */
  isOpenWallet?: InputMaybe<Scalars['Boolean']['input']>;
  /** 手机号，模糊 */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** 司机，模糊 */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** 司机 */
export type DriverInput = {
  /** 车队长编号 */
  captainId: Scalars['ID']['input'];
  /** 是否已开通钱包；不填为否 */
  isOpenWallet?: InputMaybe<Scalars['Boolean']['input']>;
  /** 手机号，最多 11 个字符 */
  mobile: Scalars['String']['input'];
  /** 司机，最多 20 个字符 */
  name: Scalars['String']['input'];
};

/** 车队长的一个司机 */
export type DriverNode = {
  /** 司机 */
  driver?: Maybe<Driver>;
  /** 司机编号 */
  driverId: Scalars['ID']['output'];
  /** 司机 */
  driverName: Scalars['String']['output'];
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled: Scalars['Boolean']['output'];
  /** 是否已开通钱包 */
  isOpenWallet: Scalars['Boolean']['output'];
  /** 手机号 */
  mobile: Scalars['String']['output'];
};

/** 车队长的一个司机 */
export type DriverOfCaptain = {
  /** 司机 */
  driver?: Maybe<Driver>;
  /** 司机编号 */
  driverId: Scalars['ID']['output'];
  /** 司机 */
  driverName: Scalars['String']['output'];
  /** 是否已开通钱包 */
  isOpenWallet: Scalars['Boolean']['output'];
};

/** 一页司机 */
export type DriverPage = {
  /** 司机 */
  records: Array<Driver>;
  /** 合计 */
  summary: DriverSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 司机排序 */
export type DriverSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: DriverSortField;
};

/** 司机排序字段 */
export type DriverSortField =
  /** 车队长 */
  | 'CAPTAIN_NAME'
  /** 创建时间 */
  | 'CREATE_TIME'
  /** 手机号 */
  | 'MOBILE'
  /** 司机 */
  | 'NAME'
  /** 最后修改时间 */
  | 'UPDATE_TIME';

/** 查询到的司机的合计 */
export type DriverSummary = {
  /** 启用的司机数 */
  enabledCount: Scalars['Int']['output'];
};

/** 没有直付价的一个司机 */
export type DriverWithoutPrice = {
  /** 司机 */
  driver?: Maybe<Driver>;
  /** 司机编号 */
  driverId: Scalars['ID']['output'];
  /** 司机 */
  driverName: Scalars['String']['output'];
};

/** 要导出的司机 */
export type DriversExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<DriverFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<DriverSort>>;
};

/** 一天到期的付款 */
export type DueDay = {
  /** 计划付款合计（元） */
  amount: Scalars['Money']['output'];
  /** 笔数 */
  count: Scalars['Int']['output'];
  /** 付款日期，yyyy-MM-dd */
  dueDate: Scalars['Date']['output'];
  /** 未安排合计（元） */
  leftAmt: Scalars['Money']['output'];
  /** 已付合计（元） */
  paidAmt: Scalars['Money']['output'];
};

/** 渣土场 */
export type DumpSite = Node & {
  /** 地址 */
  address?: Maybe<Scalars['String']['output']>;
  /** 当前用户可做的操作 */
  allowedActions: Array<SiteAction>;
  /** 编码 */
  code: Scalars['String']['output'];
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 消纳单价（元），每车；无权查看基础资料的人为空 */
  dumpPrice?: Maybe<Scalars['Money']['output']>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled: Scalars['Boolean']['output'];
  /** 围栏半径（米），以坐标为圆心；为空时按 1000 米 */
  fenceRadius?: Maybe<Scalars['Int']['output']>;
  /** 渣土场 */
  garbageName: Scalars['String']['output'];
  /** 渣土场类型，字典 garbage_type 的值 */
  garbageType?: Maybe<Scalars['String']['output']>;
  /** 渣土场类型，按公司字典的名称 */
  garbageTypeName?: Maybe<Scalars['String']['output']>;
  /** 最近的修改，最后的在前；无权查看基础资料的人为空 */
  history?: Maybe<Array<BaseDataChange>>;
  /** 渣土场编号 */
  id: Scalars['ID']['output'];
  /** 纬度，WGS-84，最多 6 位小数 */
  lat?: Maybe<Scalars['String']['output']>;
  /** 经度，WGS-84，最多 6 位小数 */
  lng?: Maybe<Scalars['String']['output']>;
  /** 已并入：合并后留下的 */
  mergedInto?: Maybe<DumpSite>;
  /** 已并入的编号 */
  mergedIntoId?: Maybe<Scalars['ID']['output']>;
  /** 已并入 */
  mergedIntoName?: Maybe<Scalars['String']['output']>;
  /** 由其他并入，顿号分隔 */
  mergedNames?: Maybe<Scalars['String']['output']>;
  /**
   * 渣土场
   * @deprecated 2027-06 移除，改用 garbageName
   */
  name: Scalars['String']['output'];
  /** 负责人电话；无权查看基础资料的人为空 */
  operatorMobile?: Maybe<Scalars['String']['output']>;
  /** 负责人；无权查看基础资料的人为空 */
  operatorName?: Maybe<Scalars['String']['output']>;
  /** 归属；无权查看基础资料的人为空 */
  ownership?: Maybe<SiteOwnership>;
  /** 最后修改时间 */
  updateTime: Scalars['DateTime']['output'];
  /** 在何处使用，没有使用的可以删除；无权查看基础资料的人为空 */
  uses?: Maybe<Array<BaseDataUse>>;
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 卸在此渣土场的运单，同运单列表；不可查看运单的人看不到 */
  waybills?: Maybe<WaybillPage>;
  /** 由谁经营、何时开放；无人认领的为空，不可查看的人看不到 */
  yard?: Maybe<YardSite>;
};


/** 渣土场 */
export type DumpSiteWaybillsArgs = {
  filter?: InputMaybe<WaybillFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<WaybillSort>>;
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type DumpSiteEqual = {
  /** 地址 */
  address?: InputMaybe<Scalars['String']['input']>;
  /** 编码 */
  code?: InputMaybe<Scalars['String']['input']>;
  /** 创建时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 消纳单价（元），每车 */
  dumpPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 围栏半径（米），以坐标为圆心；为空时按 1000 米 */
  fenceRadius?: InputMaybe<Scalars['Int']['input']>;
  /** 渣土场 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场类型，字典 garbage_type 的值 */
  garbageType?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场类型，按公司字典的名称 */
  garbageTypeName?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 纬度，WGS-84，最多 6 位小数 */
  lat?: InputMaybe<Scalars['String']['input']>;
  /** 经度，WGS-84，最多 6 位小数 */
  lng?: InputMaybe<Scalars['String']['input']>;
  /** 已并入的编号 */
  mergedIntoId?: InputMaybe<Scalars['ID']['input']>;
  /** 已并入 */
  mergedIntoName?: InputMaybe<Scalars['String']['input']>;
  /** 由其他并入，顿号分隔 */
  mergedNames?: InputMaybe<Scalars['String']['input']>;
  /** 负责人电话 */
  operatorMobile?: InputMaybe<Scalars['String']['input']>;
  /** 负责人 */
  operatorName?: InputMaybe<Scalars['String']['input']>;
  /** 归属 */
  ownership?: InputMaybe<SiteOwnership>;
  /** 最后修改时间 */
  updateTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 渣土场查询条件 */
export type DumpSiteFilter = {
  /** 地址，模糊 */
  address?: InputMaybe<Scalars['String']['input']>;
  /** 编码，模糊 */
  code?: InputMaybe<Scalars['String']['input']>;
  /** 是否启用 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<DumpSiteEqual>;
  /** 渣土场，模糊 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场类型 */
  garbageType?: InputMaybe<Scalars['String']['input']>;
  /** 负责人，模糊 */
  operatorName?: InputMaybe<Scalars['String']['input']>;
  /** 归属 */
  ownership?: InputMaybe<SiteOwnership>;
};

/** 一页渣土场 */
export type DumpSitePage = {
  /** 渣土场 */
  records: Array<DumpSite>;
  /** 合计 */
  summary: DumpSiteSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 渣土场排序 */
export type DumpSiteSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: DumpSiteSortField;
};

/** 渣土场排序字段 */
export type DumpSiteSortField =
  /** 编码 */
  | 'CODE'
  /** 创建时间 */
  | 'CREATE_TIME'
  /** 渣土场 */
  | 'GARBAGE_NAME'
  /** 渣土场类型 */
  | 'GARBAGE_TYPE'
  /** 归属 */
  | 'OWNERSHIP'
  /** 最后修改时间 */
  | 'UPDATE_TIME';

/** 查询到的渣土场的合计 */
export type DumpSiteSummary = {
  /** 启用的渣土场数 */
  enabledCount: Scalars['Int']['output'];
};

/** 一些未结算运单按一条直付价计的前后金额 */
export type EffectTotals = {
  /** 按该直付价的金额（元） */
  amountAfter: Scalars['Money']['output'];
  /** 现在的金额（元），没有单价的不计 */
  amountBefore: Scalars['Money']['output'];
  /** 运单数 */
  count: Scalars['Int']['output'];
  /** 差额（元） */
  difference: Scalars['Money']['output'];
  /** 其中现在已有其他直付价的 */
  directPayCount: Scalars['Int']['output'];
  /** 其中人工填写了单价、不受影响的 */
  typedCount: Scalars['Int']['output'];
  /** 其中现在没有单价的 */
  unpricedCount: Scalars['Int']['output'];
};

/** 退出了哪些登录 */
export type EndedSessions = {
  /** 退出的台数 */
  ended: Scalars['Int']['output'];
};

/** 统计挖机工时的维度 */
export type ExcavatorDimension =
  /** 作业地点 */
  | 'ADDRESS'
  /** 审核人 */
  | 'AUDITOR'
  /** 审核人是否本人 */
  | 'AUDIT_OWN'
  /** 开始时间（按日） */
  | 'DAY'
  /** 审核时双人复核关闭 */
  | 'FOUR_EYES_OFF'
  /** 台账类型 */
  | 'LEDGER'
  /** 挖机的系统编号 */
  | 'MACHINE'
  /** 挖机编号 */
  | 'MACHINE_CODE'
  /** 开始时间（按月） */
  | 'MONTH'
  /** 挖机手 */
  | 'OPERATOR'
  /** 项目编号 */
  | 'PROJECT'
  /** 班次 */
  | 'SHIFT'
  /** 审核状态 */
  | 'STATUS'
  /** 提交人 */
  | 'SUBMITTER'
  /** 工作量单位 */
  | 'UNIT'
  /** 作业类型 */
  | 'WORK'
  /** 开始时间（按年） */
  | 'YEAR';

/** 上报挖机工时时可以选择的挖机和项目 */
export type ExcavatorForm = {
  /** 挖机：挖机手为本人操作的，没有启用的才是公司其他启用的；公司人员为全部启用的 */
  machines: Array<ExcavatorFormMachine>;
  /** 项目 */
  project?: Maybe<Project>;
  /** 本人上次上报的项目 */
  projectInfoId?: Maybe<Scalars['ID']['output']>;
  /** 项目 */
  projects: Array<Project>;
};

/** 可以上报工时的挖机 */
export type ExcavatorFormMachine = {
  /** 挖机的系统编号 */
  id: Scalars['ID']['output'];
  /** 挖机编号 */
  machineCode: Scalars['String']['output'];
  /** 机械 */
  name: Scalars['String']['output'];
  /** 操作手 */
  operatorName?: Maybe<Scalars['String']['output']>;
  /** 是否本人操作的：登记的操作手手机号是本人的 */
  own: Scalars['Boolean']['output'];
};

/** 挖机工时统计的数字 */
export type ExcavatorMeasure =
  /** 工时费 */
  | 'AMOUNT'
  /** 计入合计的条数 */
  | 'COUNTED'
  /** 工作量（方） */
  | 'CUBIC'
  /** 分期口径的机械费用 */
  | 'PHASE_COST'
  /** 工作量（车） */
  | 'TRUCKS'
  /** 已通过而没有金额的条数 */
  | 'UNPRICED'
  /** 工作时长 */
  | 'WORK_TIME';

/** 挖机工时记录 */
export type ExcavatorRecord = {
  /** 作业地点 */
  address?: Maybe<Scalars['String']['output']>;
  /** 当前用户可做的操作 */
  allowedActions: Array<ExcavatorRecordAction>;
  /** 工时费（元）；未通过、按方计量或挖机没有单价的为空 */
  amount?: Maybe<Scalars['Money']['output']>;
  /** 审核人 */
  auditBy?: Maybe<Scalars['String']['output']>;
  /** 审核人是否本人：经手人或挖机手自己审核通过 */
  auditOwn: Scalars['Boolean']['output'];
  /** 审核状态 */
  auditStatus: RecordAuditStatus;
  /** 审核时间 */
  auditTime?: Maybe<Scalars['DateTime']['output']>;
  /** 公司；不在该公司的人看不到 */
  company?: Maybe<Company>;
  /** 公司编号 */
  companyAuthId: Scalars['ID']['output'];
  /** 上报时间 */
  createTime: Scalars['DateTime']['output'];
  /** 结束时间 */
  endDatetime: Scalars['DateTime']['output'];
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: Maybe<Scalars['Boolean']['output']>;
  /** 修改记录，最近的在前，最多 200 条 */
  history: Array<ExcavatorRecordChange>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 班次 */
  inShiftType: ShiftType;
  /** 作业类型 */
  inType: InType;
  /** 备注 */
  ledgerRemark?: Maybe<Scalars['String']['output']>;
  /** 台账类型 */
  ledgerType: LedgerType;
  /** 装车单价（元），审核通过时挖机每车的价 */
  loadPrice?: Maybe<Scalars['Money']['output']>;
  /** 本公司登记的这台机械；没有登记的为空 */
  machine?: Maybe<Machine>;
  /** 挖机编号 */
  machineCode: Scalars['String']['output'];
  /** 挖机的系统编号 */
  machineId: Scalars['ID']['output'];
  /** 项目 */
  project?: Maybe<Project>;
  /**
   * 项目编号
   * @deprecated 2027-06 移除，改用 projectInfoId
   */
  projectId: Scalars['ID']['output'];
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 驳回的原因 */
  reason?: Maybe<Scalars['String']['output']>;
  /** 不能做的操作及原因 */
  refusedActions: Array<RefusedAction>;
  /** 工作量；台班可以没有 */
  scheduleWork?: Maybe<Scalars['Quantity']['output']>;
  /** 台班费（元），审核通过时挖机每台班的价 */
  shiftPrice?: Maybe<Scalars['Money']['output']>;
  /** 挖机手的系统编号 */
  staffId: Scalars['ID']['output'];
  /** 挖机手 */
  staffName: Scalars['String']['output'];
  /** 开始时间 */
  startDatetime: Scalars['DateTime']['output'];
  /** 提交人；机械方报来的为空 */
  submitBy?: Maybe<Scalars['String']['output']>;
  /** 提交时间 */
  submitTime?: Maybe<Scalars['DateTime']['output']>;
  /** 工作量单位：车或方 */
  unitWork?: Maybe<WeightUnit>;
  /** 版本 */
  version: Scalars['Int']['output'];
  /** 工作时长（分钟），即结束减开始 */
  workTime: Scalars['Int']['output'];
};

/** 可对记录做的操作 */
export type ExcavatorRecordAction =
  /** 审核通过 */
  | 'approve'
  /** 驳回 */
  | 'reject'
  /** 开始审核 */
  | 'startReview'
  /** 修改 */
  | 'update'
  /** 撤回 */
  | 'withdraw';

/** 挖机工时一个字段的一次修改 */
export type ExcavatorRecordChange = {
  /** 修改后 */
  after?: Maybe<Scalars['String']['output']>;
  /** 修改前 */
  before?: Maybe<Scalars['String']['output']>;
  /** 修改人 */
  createBy: Scalars['String']['output'];
  /** 修改时间 */
  createTime: Scalars['DateTime']['output'];
  /** 字段 */
  field: Scalars['String']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 字段名称 */
  label: Scalars['String']['output'];
  /** 原因 */
  reason?: Maybe<Scalars['String']['output']>;
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type ExcavatorRecordEqual = {
  /** 作业地点 */
  address?: InputMaybe<Scalars['String']['input']>;
  /** 工时费（元）；未通过、按方计量或挖机没有单价的为空 */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** 审核人 */
  auditBy?: InputMaybe<Scalars['String']['input']>;
  /** 审核人是否本人：经手人或挖机手自己审核通过 */
  auditOwn?: InputMaybe<Scalars['Boolean']['input']>;
  /** 审核状态 */
  auditStatus?: InputMaybe<RecordAuditStatus>;
  /** 审核时间 */
  auditTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 公司编号 */
  companyAuthId?: InputMaybe<Scalars['ID']['input']>;
  /** 上报时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 结束时间 */
  endDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: InputMaybe<Scalars['Boolean']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 班次 */
  inShiftType?: InputMaybe<ShiftType>;
  /** 作业类型 */
  inType?: InputMaybe<InType>;
  /** 备注 */
  ledgerRemark?: InputMaybe<Scalars['String']['input']>;
  /** 台账类型 */
  ledgerType?: InputMaybe<LedgerType>;
  /** 装车单价（元），审核通过时挖机每车的价 */
  loadPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 挖机编号 */
  machineCode?: InputMaybe<Scalars['String']['input']>;
  /** 挖机的系统编号 */
  machineId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * 项目编号
   * @deprecated 2027-06 移除，改用 projectInfoId
   */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 驳回的原因 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 工作量；台班可以没有 */
  scheduleWork?: InputMaybe<Scalars['Quantity']['input']>;
  /** 台班费（元），审核通过时挖机每台班的价 */
  shiftPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 挖机手的系统编号 */
  staffId?: InputMaybe<Scalars['ID']['input']>;
  /** 挖机手 */
  staffName?: InputMaybe<Scalars['String']['input']>;
  /** 开始时间 */
  startDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 提交人；机械方报来的为空 */
  submitBy?: InputMaybe<Scalars['String']['input']>;
  /** 提交时间 */
  submitTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 工作量单位：车或方 */
  unitWork?: InputMaybe<WeightUnit>;
  /** 版本 */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** 工作时长（分钟），即结束减开始 */
  workTime?: InputMaybe<Scalars['Int']['input']>;
};

/** 挖机工时查询条件 */
export type ExcavatorRecordFilter = {
  /** 审核状态；已驳回与已删除的总是不列出；空列表不查到任何记录 */
  auditStatus?: InputMaybe<Array<RecordAuditStatus>>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<ExcavatorRecordEqual>;
  /** 班次 */
  inShiftType?: InputMaybe<ShiftType>;
  /** 作业类型 */
  inType?: InputMaybe<InType>;
  /** 台账类型 */
  ledgerType?: InputMaybe<LedgerType>;
  /** 挖机编号，模糊 */
  machineCode?: InputMaybe<Scalars['String']['input']>;
  /** 挖机的系统编号 */
  machineId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目成本里一个分期的挖机工时 */
  phase?: InputMaybe<PhaseWorkInput>;
  /**
   * 项目编号
   * @deprecated 2027-06 移除，改用 projectInfoId
   */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目，模糊 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 挖机手的系统编号 */
  staffId?: InputMaybe<Scalars['ID']['input']>;
  /** 挖机手，模糊 */
  staffName?: InputMaybe<Scalars['String']['input']>;
  /** 开始时间 */
  startDatetime?: InputMaybe<DateTimeRange>;
};

/** 上报的挖机工时 */
export type ExcavatorRecordInput = {
  /** 作业地点，最多 50 个字符 */
  address?: InputMaybe<Scalars['String']['input']>;
  /** 结束时间，距开始最长24小时，不晚于当前 */
  endDatetime: Scalars['DateTime']['input'];
  /** 班次；不填时按项目的班次时间与开始时间判断 */
  inShiftType?: InputMaybe<ShiftType>;
  /** 作业类型 */
  inType: InType;
  /** 备注，最多 200 个字符 */
  ledgerRemark?: InputMaybe<Scalars['String']['input']>;
  /** 台账类型 */
  ledgerType: LedgerType;
  /** 挖机编号，最多 20 个字符 */
  machineCode?: InputMaybe<Scalars['String']['input']>;
  /** 挖机的系统编号；与挖机编号至少填一个，都填时以它为准 */
  machineId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['input'];
  /** 工作量；台班可以没有，计量必填 */
  scheduleWork?: InputMaybe<Scalars['Quantity']['input']>;
  /** 挖机手，最多 20 个字符；不填为挖机登记的操作手，挖机手上报的总是本人 */
  staffName?: InputMaybe<Scalars['String']['input']>;
  /** 开始时间 */
  startDatetime: Scalars['DateTime']['input'];
  /** 工作量单位：车或方 */
  unitWork?: InputMaybe<WeightUnit>;
};

/** 挖机工时分页 */
export type ExcavatorRecordPage = {
  /** 本页的内容 */
  records: Array<ExcavatorRecord>;
  /** 符合条件的全部合计 */
  summary: ExcavatorRecordSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 挖机工时排序 */
export type ExcavatorRecordSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: ExcavatorRecordSortField;
};

/** 挖机工时排序字段；结果很多时只能按开始时间 */
export type ExcavatorRecordSortField =
  /** 结束时间 */
  | 'END_DATETIME'
  /** 开始时间 */
  | 'START_DATETIME'
  /** 工作时长 */
  | 'WORK_TIME';

/** 查询结果的合计 */
export type ExcavatorRecordSummary = {
  /** 工时费（元）；未通过、按方计量或挖机没有单价的为空 */
  amount: Scalars['Money']['output'];
  /** 机械费用（元），与项目成本同一口径：审核时没有价格的按挖机现在的价格；没有按分期查询的为空 */
  phaseCost?: Maybe<Scalars['Money']['output']>;
  /** 工作时长（分钟） */
  workTime: Scalars['Int']['output'];
};

/** 要导出的挖机工时 */
export type ExcavatorRecordsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<ExcavatorRecordFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<ExcavatorRecordSort>>;
};

/** 一组挖机工时的合计；所按的维度相同的为一组，没有按其统计的维度为空 */
export type ExcavatorStat = {
  /** 作业地点 */
  address?: Maybe<Scalars['String']['output']>;
  /** 工时费（元） */
  amount: Scalars['Money']['output'];
  /** 审核人 */
  auditBy?: Maybe<Scalars['String']['output']>;
  /** 审核人是否本人：经手人或挖机手自己审核通过 */
  auditOwn?: Maybe<Scalars['Boolean']['output']>;
  /** 审核状态 */
  auditStatus?: Maybe<RecordAuditStatus>;
  /** 计入合计的条数 */
  counted: Scalars['Int']['output'];
  /** 工作量（方） */
  cubic: Scalars['Quantity']['output'];
  /** 开始时间（按日），yyyy-MM-dd，北京时间 */
  day?: Maybe<Scalars['Date']['output']>;
  /** 构成本组的挖机工时，同挖机工时列表：查询条件与本组的各维度都相符的 */
  excavatorRecords?: Maybe<ExcavatorRecordPage>;
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: Maybe<Scalars['Boolean']['output']>;
  /** 班次 */
  inShiftType?: Maybe<ShiftType>;
  /** 作业类型 */
  inType?: Maybe<InType>;
  /** 台账类型 */
  ledgerType?: Maybe<LedgerType>;
  /** 本公司登记的这台机械；没有登记的为空 */
  machine?: Maybe<Machine>;
  /** 挖机编号 */
  machineCode?: Maybe<Scalars['String']['output']>;
  /** 挖机的系统编号 */
  machineId?: Maybe<Scalars['ID']['output']>;
  /** 开始时间（按月），yyyy-MM，北京时间 */
  month?: Maybe<Scalars['String']['output']>;
  /** 分期口径的机械费用（元），与项目成本同一口径；没有按分期查询的为空 */
  phaseCost?: Maybe<Scalars['Money']['output']>;
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId?: Maybe<Scalars['ID']['output']>;
  /** 挖机手 */
  staffName?: Maybe<Scalars['String']['output']>;
  /** 提交人；机械方报来的为空 */
  submitBy?: Maybe<Scalars['String']['output']>;
  /** 工作量（车） */
  trucks: Scalars['Quantity']['output'];
  /** 工作量单位：车或方 */
  unitWork?: Maybe<WeightUnit>;
  /** 已通过而没有金额的条数 */
  unpriced: Scalars['Int']['output'];
  /** 工作时长（分钟），即结束减开始 */
  workTime: Scalars['Int']['output'];
  /** 开始时间（按年），yyyy，北京时间 */
  year?: Maybe<Scalars['String']['output']>;
};


/** 一组挖机工时的合计；所按的维度相同的为一组，没有按其统计的维度为空 */
export type ExcavatorStatExcavatorRecordsArgs = {
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<ExcavatorRecordSort>>;
};

/** 只要某个数字在此范围内的组 */
export type ExcavatorStatHaving = {
  /** 数量上限，含 */
  max?: InputMaybe<Scalars['Quantity']['input']>;
  /** 数字 */
  measure: ExcavatorMeasure;
  /** 数量下限，含 */
  min?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 挖机工时统计分页；total 为组数 */
export type ExcavatorStatPage = {
  /** 本页的各组 */
  records: Array<ExcavatorStat>;
  /** 合计 */
  summary: ExcavatorStatSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 挖机工时统计的排序 */
export type ExcavatorStatSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: ExcavatorStatSortField;
};

/** 挖机工时统计的排序：所按的维度或所查的数字 */
export type ExcavatorStatSortField =
  /** 作业地点 */
  | 'ADDRESS'
  /** 工时费 */
  | 'AMOUNT'
  /** 审核人 */
  | 'AUDITOR'
  /** 审核人是否本人 */
  | 'AUDIT_OWN'
  /** 计入合计的条数 */
  | 'COUNTED'
  /** 工作量（方） */
  | 'CUBIC'
  /** 开始时间（按日） */
  | 'DAY'
  /** 审核时双人复核关闭 */
  | 'FOUR_EYES_OFF'
  /** 台账类型 */
  | 'LEDGER'
  /** 挖机的系统编号 */
  | 'MACHINE'
  /** 挖机编号 */
  | 'MACHINE_CODE'
  /** 开始时间（按月） */
  | 'MONTH'
  /** 挖机手 */
  | 'OPERATOR'
  /** 分期口径的机械费用 */
  | 'PHASE_COST'
  /** 项目编号 */
  | 'PROJECT'
  /** 班次 */
  | 'SHIFT'
  /** 审核状态 */
  | 'STATUS'
  /** 提交人 */
  | 'SUBMITTER'
  /** 工作量（车） */
  | 'TRUCKS'
  /** 工作量单位 */
  | 'UNIT'
  /** 已通过而没有金额的条数 */
  | 'UNPRICED'
  /** 作业类型 */
  | 'WORK'
  /** 工作时长 */
  | 'WORK_TIME'
  /** 开始时间（按年） */
  | 'YEAR';

/** 全部各组的合计 */
export type ExcavatorStatSummary = {
  /** 工时费（元） */
  amount: Scalars['Money']['output'];
  /** 计入合计的条数 */
  counted: Scalars['Int']['output'];
  /** 工作量（方） */
  cubic: Scalars['Quantity']['output'];
  /** 分期口径的机械费用（元），与项目成本同一口径；没有按分期查询的为空 */
  phaseCost?: Maybe<Scalars['Money']['output']>;
  /** 工作量（车） */
  trucks: Scalars['Quantity']['output'];
  /** 已通过而没有金额的条数 */
  unpriced: Scalars['Int']['output'];
  /** 工作时长（分钟），即结束减开始 */
  workTime: Scalars['Int']['output'];
};

/** 未纳入结算的运单 */
export type ExcludedWaybill = {
  /** 卡号 */
  cardNo?: Maybe<Scalars['String']['output']>;
  /** 运单编号 */
  id: Scalars['ID']['output'];
  /** 原因 */
  message: Scalars['String']['output'];
  /** 运单号 */
  no: Scalars['String']['output'];
  /** 原因代码 */
  reason: ExclusionReason;
  /** 车牌号 */
  truckCode: Scalars['String']['output'];
};

/** 运单未计入图表的原因，按判断的先后 */
export type Exclusion =
  /** 没有消纳单价 */
  | 'GARBAGE_PRICE'
  /** 挖机没有台班费 */
  | 'LEDGER_DIG_PRICE'
  /** 挖机没有装车单价 */
  | 'MACHINE_IN_PRICE'
  /** 没有挖机型号 */
  | 'MACHINE_SET'
  /** 没有单价 */
  | 'PRICE'
  /** 单价为零 */
  | 'SETTLE_PRICE'
  /** 按吨计量，土质没有吨方换算 */
  | 'SOIL_TYPE'
  /** 内转 */
  | 'TP_MODE_INNER'
  /** 资源回填 */
  | 'TP_MODE_RESOURCE'
  /** 按车计量，分期没有每车方量 */
  | 'UNIT';

/** 一个未计入的原因所在的一处：补上以后，这些车不再因它未计入 */
export type ExclusionCause = {
  /** 车数 */
  count: Scalars['Int']['output'];
  /** 分期编号、土质、渣土场编号、挖机编号，或运输模式和土质；运单没有填的为空 */
  key: Scalars['ID']['output'];
  /** 名称 */
  label: Scalars['String']['output'];
  /** 要补的渣土场或机械；其他的为空，不可查看的人看不到 */
  record?: Maybe<Node>;
  /** 要补的分期、土质、渣土场或机械的编号；还没有登记的，或要补的是单价的，为空 */
  recordId?: Maybe<Scalars['ID']['output']>;
  /** 没有单价的，或没有吨方换算的土质 */
  soilType?: Maybe<Scalars['String']['output']>;
  /** 没有单价的运输模式 */
  tpMode?: Maybe<TpMode>;
};

/** 因一个原因未计入的运单 */
export type ExclusionCount = {
  /** 车数 */
  count: Scalars['Int']['output'];
  /** 原因 */
  reason: Exclusion;
};

/** 未纳入结算的原因 */
export type ExclusionReason =
  /** 金额不在0到999999999.99元之间 */
  | 'AMOUNT_OUT_OF_RANGE'
  /** 有异常未处理 */
  | 'ANOMALY'
  /** 运单已在结算单中 */
  | 'IN_SETTLEMENT'
  /** 运单不存在 */
  | 'NOT_FOUND'
  /** 运单尚未卸车 */
  | 'NOT_UNLOADED'
  /** 运单修改待审核 */
  | 'PENDING_REVIEW'
  /** 没有单价，需先填写单价 */
  | 'UNPRICED'
  /** 运单已作废 */
  | 'VOID';

/** 导出的一列 */
export type ExportColumnInput = {
  /** 列，例如 truckCode */
  key: Scalars['String']['input'];
  /** 列名 */
  title: Scalars['String']['input'];
};

/** 导出文件的格式 */
export type ExportFormat =
  /** CSV，每行一条记录 */
  | 'CSV'
  /** JSON Lines，每行一条记录 */
  | 'JSONL'
  /** Excel */
  | 'XLSX';

/** 要导出的内容 */
export type ExportInput = {
  /** 列，按此顺序 */
  columns: Array<ExportColumnInput>;
  /** 只导出这些记录，最多 10000 条；不填则导出全部查询结果 */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 要导出的列表及其查询条件，填且只填一个列表 */
  list: ExportListInput;
};

/** 可导出的列表 */
export type ExportList =
  /** 运单异常 */
  | 'ANOMALIES'
  /** 到场车次 */
  | 'ARRIVALS'
  /** 车队长 */
  | 'CAPTAINS'
  /** 任务申请 */
  | 'CAPTAIN_TASKS'
  /** 结算卡 */
  | 'CARDS'
  /** 定位设备 */
  | 'DEVICE_KEYS'
  /** 直付价 */
  | 'DIRECT_PAY_PRICES'
  /** 司机 */
  | 'DRIVERS'
  /** 挖机工时 */
  | 'EXCAVATOR_RECORDS'
  /** 证件 */
  | 'FLEET_PAPERS'
  /** 付款计划 */
  | 'INSTALMENTS'
  /** 发票 */
  | 'INVOICES'
  /** 登录日志 */
  | 'LOGIN_LOGS'
  /** 日志删除记录 */
  | 'LOG_DELETIONS'
  /** 机械 */
  | 'MACHINES'
  /** 操作日志 */
  | 'OPERATION_LOGS'
  /** 收款人 */
  | 'PAYEES'
  /** 付款单 */
  | 'PAYMENTS'
  /** 分期 */
  | 'PHASES'
  /** 直付价覆盖 */
  | 'PRICE_COVERAGE'
  /** 项目 */
  | 'PROJECTS'
  /** 项目单价 */
  | 'PROJECT_PRICES'
  /** 打卡 */
  | 'PUNCHES'
  /** 交卡回执单 */
  | 'RECEIPTS'
  /** 交卡回执单的结算卡 */
  | 'RECEIPT_CARDS'
  /** 角色 */
  | 'ROLES'
  /** 本人的扫卡列表 */
  | 'SCANNED_CARDS'
  /** 结算单 */
  | 'SETTLEMENTS'
  /** 渣土场 */
  | 'SITES'
  /** 土质 */
  | 'SOILS'
  /** 领票 */
  | 'TICKET_COLLECTIONS'
  /** 公司票据库存 */
  | 'TICKET_COMPANY_STOCKS'
  /** 按日用票 */
  | 'TICKET_DAY_STATS'
  /** 司机持票 */
  | 'TICKET_DRIVER_STOCKS'
  /** 票据流水 */
  | 'TICKET_ENTRIES'
  /** 票据成本 */
  | 'TICKET_MONTH_COSTS'
  /** 按月用票 */
  | 'TICKET_MONTH_STATS'
  /** 购票 */
  | 'TICKET_PURCHASES'
  /** 渣土场对账 */
  | 'TICKET_RECONCILIATIONS'
  /** 渣土场对账明细 */
  | 'TICKET_RECONCILIATION_ROWS'
  /** 退票 */
  | 'TICKET_REFUNDS'
  /** 票据库存 */
  | 'TICKET_STOCKS'
  /** 车辆 */
  | 'TRUCKS'
  /** 用户 */
  | 'USERS'
  /** 运单 */
  | 'WAYBILLS'
  /** 运单导入记录 */
  | 'WAYBILL_IMPORTS'
  /** 运单导入逐行结果 */
  | 'WAYBILL_IMPORT_ROWS'
  /** 运单修改申请 */
  | 'WAYBILL_REVIEWS'
  /** 渣土场 */
  | 'YARD_SITES';

/** 要导出的列表及其查询条件，填且只填一个列表 */
export type ExportListInput =
  /** 运单异常 */
  { anomalies: AnomaliesExportInput; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 到场车次 */
  { anomalies?: never; arrivals: ArrivalsExportInput; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 任务申请 */
  { anomalies?: never; arrivals?: never; captainTasks: CaptainTasksExportInput; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 车队长 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains: CaptainsExportInput; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 结算卡 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards: CardsExportInput; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 定位设备 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys: DeviceKeysExportInput; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 直付价 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices: DirectPayPricesExportInput; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 司机 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers: DriversExportInput; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 挖机工时 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords: ExcavatorRecordsExportInput; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 证件 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers: FleetPapersExportInput; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 付款计划 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments: InstalmentsExportInput; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 发票 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices: InvoicesExportInput; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 日志删除记录 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions: LogDeletionsExportInput; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 登录日志 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs: LoginLogsExportInput; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 机械 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines: MachinesExportInput; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 操作日志 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs: OperationLogsExportInput; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 收款人 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees: PayeesExportInput; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 付款单 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments: PaymentsExportInput; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 分期 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases: PhasesExportInput; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 直付价覆盖 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage: PriceCoverageExportInput; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 项目单价 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices: ProjectPricesExportInput; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 项目 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects: ProjectsExportInput; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 打卡 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches: PunchesExportInput; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 交卡回执单的结算卡 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards: ReceiptCardsExportInput; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 交卡回执单 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts: ReceiptsExportInput; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 角色 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles: RolesExportInput; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 本人的扫卡列表 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards: ScannedCardsExportInput; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 结算单 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements: SettlementsExportInput; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 渣土场 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites: SitesExportInput; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 土质 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils: SoilsExportInput; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 领票 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections: TicketCollectionsExportInput; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 公司票据库存 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks: TicketCompanyStocksExportInput; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 按日用票 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats: TicketDayStatsExportInput; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 司机持票 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks: TicketDriverStocksExportInput; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 票据流水 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries: TicketEntriesExportInput; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 票据成本 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts: TicketMonthCostsExportInput; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 按月用票 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats: TicketMonthStatsExportInput; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 购票 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases: TicketPurchasesExportInput; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 渣土场对账明细 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows: TicketReconciliationRowsExportInput; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 渣土场对账 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations: TicketReconciliationsExportInput; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 退票 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds: TicketRefundsExportInput; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 票据库存 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks: TicketStocksExportInput; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 车辆 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks: TrucksExportInput; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 用户 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users: UsersExportInput; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 运单导入逐行结果 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows: WaybillImportRowsExportInput; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 运单导入记录 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports: WaybillImportsExportInput; waybillReviews?: never; waybills?: never; yardSites?: never; }
  |  /** 运单修改申请 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews: WaybillReviewsExportInput; waybills?: never; yardSites?: never; }
  |  /** 运单 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills: WaybillsExportInput; yardSites?: never; }
  |  /** 渣土场 */
  { anomalies?: never; arrivals?: never; captainTasks?: never; captains?: never; cards?: never; deviceKeys?: never; directPayPrices?: never; drivers?: never; excavatorRecords?: never; fleetPapers?: never; instalments?: never; invoices?: never; logDeletions?: never; loginLogs?: never; machines?: never; operationLogs?: never; payees?: never; payments?: never; phases?: never; priceCoverage?: never; projectPrices?: never; projects?: never; punches?: never; receiptCards?: never; receipts?: never; roles?: never; scannedCards?: never; settlements?: never; sites?: never; soils?: never; ticketCollections?: never; ticketCompanyStocks?: never; ticketDayStats?: never; ticketDriverStocks?: never; ticketEntries?: never; ticketMonthCosts?: never; ticketMonthStats?: never; ticketPurchases?: never; ticketReconciliationRows?: never; ticketReconciliations?: never; ticketRefunds?: never; ticketStocks?: never; trucks?: never; users?: never; waybillImportRows?: never; waybillImports?: never; waybillReviews?: never; waybills?: never; yardSites: YardSitesExportInput; };

/** 导出任务状态 */
export type ExportStatus =
  /** 已取消 */
  | 'CANCELLED'
  /** 已完成 */
  | 'DONE'
  /** 失败 */
  | 'FAILED'
  /** 排队中 */
  | 'QUEUED'
  /** 导出中 */
  | 'RUNNING';

/** 后台导出任务；文件保留 7 天 */
export type ExportTask = {
  /** 当前用户可做的操作 */
  allowedActions: Array<ExportTaskAction>;
  /** 发起时间 */
  createTime: Scalars['DateTime']['output'];
  /** 已写入的条数 */
  done: Scalars['Int']['output'];
  /** 失败原因 */
  error?: Maybe<Scalars['String']['output']>;
  /** 到期时间，到期后删除 */
  expireTime: Scalars['DateTime']['output'];
  /** 已完成的文件的地址：用同一令牌 GET，得到 .xlsx、.jsonl 或 .csv；未完成时为空 */
  fileUrl?: Maybe<Scalars['String']['output']>;
  /** 完成、失败或取消的时间 */
  finishTime?: Maybe<Scalars['DateTime']['output']>;
  /** 文件格式 */
  format: ExportFormat;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 列表；已不能导出的为空 */
  list?: Maybe<ExportList>;
  /** 状态 */
  status: ExportStatus;
  /** 列表名称 */
  title: Scalars['String']['output'];
  /** 总条数；开始前为空 */
  total?: Maybe<Scalars['Int']['output']>;
};

/** 可对记录做的操作 */
export type ExportTaskAction =
  /** 取消 */
  | 'cancel'
  /** 重试 */
  | 'retry';

/** 一个字段修改前后的值 */
export type FieldComparison = {
  /** 修改后 */
  after?: Maybe<Scalars['String']['output']>;
  /** 修改前 */
  before?: Maybe<Scalars['String']['output']>;
  /** 字段 */
  field: Scalars['String']['output'];
  /** 字段名称 */
  label: Scalars['String']['output'];
};

/** 新公司到第一笔付款的一步 */
export type FirstStep = {
  /** 是否已完成 */
  done: Scalars['Boolean']['output'];
  /** 哪一步 */
  step: FirstStepKind;
};

/** 新公司的一步 */
export type FirstStepKind =
  /** 完成企业认证 */
  | 'AUTHENTICATION'
  /** 新增车队长 */
  | 'CAPTAIN'
  /** 制卡并绑定车队长 */
  | 'CARD'
  /** 新增司机 */
  | 'DRIVER'
  /** 登记收款人并签约 */
  | 'PAYEE'
  /** 审核结算单并付款 */
  | 'PAYMENT'
  /** 设定单价 */
  | 'PRICE'
  /** 新增项目 */
  | 'PROJECT'
  /** 扫卡并开回执单 */
  | 'RECEIPT'
  /** 生成结算单 */
  | 'SETTLEMENT'
  /** 新增渣土场 */
  | 'SITE'
  /** 新增土质 */
  | 'SOIL'
  /** 新增车辆 */
  | 'TRUCK'
  /** 录入运单 */
  | 'WAYBILL';

/** 车辆或司机在用的一份证件 */
export type FleetPaper = {
  /** 当前用户可做的操作 */
  allowedActions: Array<FleetPaperAction>;
  /** 车队长 */
  captain?: Maybe<Captain>;
  /** 车队长编号 */
  captainId: Scalars['ID']['output'];
  /** 车队长 */
  captainName: Scalars['String']['output'];
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 司机 */
  driver?: Maybe<Driver>;
  /** 司机编号；只有驾驶证有 */
  driverId?: Maybe<Scalars['ID']['output']>;
  /** 司机 */
  driverName?: Maybe<Scalars['String']['output']>;
  /** 换证前的证件，最近的在前 */
  former: Array<FormerFleetPaper>;
  /** 最近的修改，最后的在前 */
  history: Array<FleetPaperChange>;
  /** 证件编号 */
  id: Scalars['ID']['output'];
  /** 证件种类 */
  kind: FleetPaperKind;
  /** 证件号码 */
  number?: Maybe<Scalars['String']['output']>;
  /** 证件图片，图片的地址；只对可查看基础资料的人和车队长本人显示，并记录查看 */
  pictureUrl?: Maybe<Scalars['String']['output']>;
  /** 车牌 */
  plate?: Maybe<Scalars['String']['output']>;
  /** 备注 */
  remark?: Maybe<Scalars['String']['output']>;
  /** 证件状态 */
  state: FleetPaperState;
  /** 车辆；不可查看基础资料的人看不到 */
  truck?: Maybe<Truck>;
  /** 车辆编号；驾驶证为空 */
  truckId?: Maybe<Scalars['ID']['output']>;
  /** 最后修改时间 */
  updateTime: Scalars['DateTime']['output'];
  /** 有效期起，yyyy-MM-dd */
  validFrom?: Maybe<Scalars['Date']['output']>;
  /** 有效期止，yyyy-MM-dd，当日有效 */
  validUntil: Scalars['Date']['output'];
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
};

/** 可对记录做的操作 */
export type FleetPaperAction =
  /** 删除 */
  | 'delete'
  /** 换证 */
  | 'renew'
  /** 修改 */
  | 'update';

/** 证件的一次字段修改 */
export type FleetPaperChange = {
  /** 修改后 */
  after?: Maybe<Scalars['String']['output']>;
  /** 修改前 */
  before?: Maybe<Scalars['String']['output']>;
  /** 修改人 */
  createBy: Scalars['String']['output'];
  /** 修改时间 */
  createTime: Scalars['DateTime']['output'];
  /** 字段 */
  field: Scalars['String']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 字段名称 */
  label: Scalars['String']['output'];
  /** 原因 */
  reason?: Maybe<Scalars['String']['output']>;
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type FleetPaperEqual = {
  /** 车队长编号 */
  captainId?: InputMaybe<Scalars['ID']['input']>;
  /** 车队长 */
  captainName?: InputMaybe<Scalars['String']['input']>;
  /** 创建时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 司机编号；只有驾驶证有 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 司机 */
  driverName?: InputMaybe<Scalars['String']['input']>;
  /** 证件编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 证件种类 */
  kind?: InputMaybe<FleetPaperKind>;
  /** 证件号码 */
  number?: InputMaybe<Scalars['String']['input']>;
  /** 证件图片，图片的地址；只对可查看基础资料的人和车队长本人显示，并记录查看 */
  pictureUrl?: InputMaybe<Scalars['String']['input']>;
  /** 车牌 */
  plate?: InputMaybe<Scalars['String']['input']>;
  /** 备注 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 证件状态 */
  state?: InputMaybe<FleetPaperState>;
  /** 车辆编号；驾驶证为空 */
  truckId?: InputMaybe<Scalars['ID']['input']>;
  /** 最后修改时间 */
  updateTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 有效期起，yyyy-MM-dd */
  validFrom?: InputMaybe<Scalars['Date']['input']>;
  /** 有效期止，yyyy-MM-dd，当日有效 */
  validUntil?: InputMaybe<Scalars['Date']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 证件查询条件 */
export type FleetPaperFilter = {
  /** 车队长编号 */
  captainId?: InputMaybe<Scalars['ID']['input']>;
  /** 车队长，模糊 */
  captainName?: InputMaybe<Scalars['String']['input']>;
  /** 司机编号 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 司机，模糊 */
  driverName?: InputMaybe<Scalars['String']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<FleetPaperEqual>;
  /** 证件种类；空列表不查到任何记录 */
  kind?: InputMaybe<Array<FleetPaperKind>>;
  /** 证件号码，模糊 */
  number?: InputMaybe<Scalars['String']['input']>;
  /** 车牌，模糊 */
  plate?: InputMaybe<Scalars['String']['input']>;
  /** 证件状态；空列表不查到任何记录 */
  state?: InputMaybe<Array<FleetPaperState>>;
  /** 车辆编号 */
  truckId?: InputMaybe<Scalars['ID']['input']>;
  /** 有效期止不早于此日，yyyy-MM-dd */
  validUntilFrom?: InputMaybe<Scalars['Date']['input']>;
  /** 有效期止不晚于此日，yyyy-MM-dd */
  validUntilTo?: InputMaybe<Scalars['Date']['input']>;
};

/** 新增的证件：驾驶证属于司机，其他的属于车辆 */
export type FleetPaperInput = {
  /** 司机编号；只有驾驶证有 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 证件种类 */
  kind: FleetPaperKind;
  /** 证件号码，最多 50 个字符 */
  number?: InputMaybe<Scalars['String']['input']>;
  /** 证件图片，最多 500 个字符，为上传后所答的地址 */
  pictureUrl?: InputMaybe<Scalars['String']['input']>;
  /** 备注，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 车辆编号；驾驶证为空 */
  truckId?: InputMaybe<Scalars['ID']['input']>;
  /** 有效期起，yyyy-MM-dd */
  validFrom?: InputMaybe<Scalars['Date']['input']>;
  /** 有效期止，yyyy-MM-dd，当日有效 */
  validUntil: Scalars['Date']['input'];
};

/** 证件的种类 */
export type FleetPaperKind =
  /** 驾驶证 */
  | 'DRIVING_LICENCE'
  /** 保险 */
  | 'INSURANCE'
  /** 道路运输证 */
  | 'TRANSPORT_PERMIT'
  /** 行驶证 */
  | 'VEHICLE_LICENCE';

/** 一页证件 */
export type FleetPaperPage = {
  /** 证件 */
  records: Array<FleetPaper>;
  /** 合计 */
  summary: FleetPaperSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 换发的证件：号码、备注不填的同旧证 */
export type FleetPaperRenewalInput = {
  /** 证件号码，最多 50 个字符 */
  number?: InputMaybe<Scalars['String']['input']>;
  /** 证件图片，最多 500 个字符，为上传后所答的地址 */
  pictureUrl?: InputMaybe<Scalars['String']['input']>;
  /** 备注，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 有效期起，yyyy-MM-dd */
  validFrom?: InputMaybe<Scalars['Date']['input']>;
  /** 有效期止，yyyy-MM-dd，当日有效，须晚于旧证的 */
  validUntil: Scalars['Date']['input'];
};

/** 证件排序 */
export type FleetPaperSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: FleetPaperSortField;
};

/** 证件排序字段 */
export type FleetPaperSortField =
  /** 车队长 */
  | 'CAPTAIN_NAME'
  /** 创建时间 */
  | 'CREATE_TIME'
  /** 司机 */
  | 'DRIVER_NAME'
  /** 证件种类 */
  | 'KIND'
  /** 车牌 */
  | 'PLATE'
  /** 证件状态 */
  | 'STATE'
  /** 最后修改时间 */
  | 'UPDATE_TIME'
  /** 有效期止 */
  | 'VALID_UNTIL';

/** 证件的状态：30天内到期的为即将到期 */
export type FleetPaperState =
  /** 已过期 */
  | 'EXPIRED'
  /** 即将到期 */
  | 'EXPIRING'
  /** 有效 */
  | 'VALID';

/** 查询到的证件的合计 */
export type FleetPaperSummary = {
  /** 其中已过期的 */
  expiredCount: Scalars['Int']['output'];
  /** 其中即将到期的 */
  expiringCount: Scalars['Int']['output'];
};

/** 修改的证件：不填的不变 */
export type FleetPaperUpdateInput = {
  /** 证件号码，最多 50 个字符 */
  number?: InputMaybe<Scalars['String']['input']>;
  /** 证件图片，最多 500 个字符，为上传后所答的地址 */
  pictureUrl?: InputMaybe<Scalars['String']['input']>;
  /** 备注，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 有效期起，yyyy-MM-dd */
  validFrom?: InputMaybe<Scalars['Date']['input']>;
  /** 有效期止，yyyy-MM-dd，当日有效 */
  validUntil?: InputMaybe<Scalars['Date']['input']>;
};

/** 要导出的证件 */
export type FleetPapersExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<FleetPaperFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<FleetPaperSort>>;
};

/** 换证前的证件 */
export type FormerFleetPaper = {
  /** 证件编号 */
  id: Scalars['ID']['output'];
  /** 证件号码 */
  number?: Maybe<Scalars['String']['output']>;
  /** 证件图片 */
  pictureUrl?: Maybe<Scalars['String']['output']>;
  /** 换证时间 */
  renewedAt: Scalars['DateTime']['output'];
  /** 换证人 */
  renewedBy: Scalars['String']['output'];
  /** 有效期起，yyyy-MM-dd */
  validFrom?: Maybe<Scalars['Date']['output']>;
  /** 有效期止，yyyy-MM-dd，当日有效 */
  validUntil: Scalars['Date']['output'];
};

/** 要交的卡 */
export type GenerateReceiptsInput = {
  /** 已设置交卡人、尚无回执单的卡号 */
  settleCardNos: Array<Scalars['String']['input']>;
};

/** 几张运单的收款人 */
export type GroupPayeeInput = {
  /** 收款人编号 */
  payeeId: Scalars['ID']['input'];
  /** 运单编号 */
  waybillIds: Array<Scalars['ID']['input']>;
};

/** 要处理的异常 */
export type HandleAnomaliesInput = {
  /** 异常编号，最多 5000 个 */
  ids: Array<Scalars['ID']['input']>;
  /** 说明，最多 200 个字符；原因为其他时必填 */
  note?: InputMaybe<Scalars['String']['input']>;
  /** 原因代码：确认见字典 anomaly_confirm，排除见字典 anomaly_clear */
  reason: Scalars['String']['input'];
};

/** 本人拥有的一项权限 */
export type HeldPermission = {
  /** 权限所属的一类 */
  area: Scalars['String']['output'];
  /** 权限键 */
  key: Scalars['String']['output'];
  /** 权限的名称 */
  label: Scalars['String']['output'];
  /** 带来这项权限的角色 */
  roles: Array<Scalars['String']['output']>;
};

/** 可对记录做的操作 */
export type ImportAction =
  /** 取消 */
  | 'cancel'
  /** 导入 */
  | 'commit';

/** 作业类型 */
export type InType =
  /** 破碎 */
  | 'BREAK'
  /** 挖装 */
  | 'DIG'
  /** 平整修坡 */
  | 'GRADE'
  /** 其他 */
  | 'OTHER'
  /** 倒运 */
  | 'REHANDLE';

/** 付款计划中付给一个收款人的一期，及其付款情况 */
export type Instalment = {
  /** 付款金额（元），计划的 */
  amount: Scalars['Money']['output'];
  /** 开户行 */
  bindingBankName: Scalars['String']['output'];
  /** 收款账号 */
  bindingBankNo: Scalars['String']['output'];
  /** 付款日期，yyyy-MM-dd */
  dueDate: Scalars['Date']['output'];
  /** 分期编号 */
  id: Scalars['ID']['output'];
  /** 未安排金额（元）：还没有付款单的 */
  leftAmt: Scalars['Money']['output'];
  /** 是否逾期：过了付款日期而没有付清 */
  overdue: Scalars['Boolean']['output'];
  /** 已付金额（元） */
  paidAmt: Scalars['Money']['output'];
  /** 收款人；不可查看基础资料的人看不到 */
  payee?: Maybe<Payee>;
  /** 收款人编号 */
  payeeId: Scalars['ID']['output'];
  /** 收款人，制定计划时的 */
  payeeName: Scalars['String']['output'];
  /** 付款单金额（元）：已付和待付的 */
  pledgedAmt: Scalars['Money']['output'];
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 期次，从 1 起 */
  sequence: Scalars['Int']['output'];
  /** 结算单号 */
  settleNo: Scalars['String']['output'];
  /** 结算单；不可查看结算单的人看不到 */
  settlement?: Maybe<Settlement>;
  /** 结算单编号 */
  settlementId: Scalars['ID']['output'];
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type InstalmentEqual = {
  /** 付款金额（元），计划的 */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** 开户行 */
  bindingBankName?: InputMaybe<Scalars['String']['input']>;
  /** 收款账号 */
  bindingBankNo?: InputMaybe<Scalars['String']['input']>;
  /** 付款日期，yyyy-MM-dd */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** 分期编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 未安排金额（元）：还没有付款单的 */
  leftAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 是否逾期：过了付款日期而没有付清 */
  overdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** 已付金额（元） */
  paidAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 收款人编号 */
  payeeId?: InputMaybe<Scalars['ID']['input']>;
  /** 收款人，制定计划时的 */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** 付款单金额（元）：已付和待付的 */
  pledgedAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 期次，从 1 起 */
  sequence?: InputMaybe<Scalars['Int']['input']>;
  /** 结算单号 */
  settleNo?: InputMaybe<Scalars['String']['input']>;
  /** 结算单编号 */
  settlementId?: InputMaybe<Scalars['ID']['input']>;
};

/** 付款计划分期的查询条件 */
export type InstalmentFilter = {
  /** 付款日期起，yyyy-MM-dd */
  dueFrom?: InputMaybe<Scalars['Date']['input']>;
  /** 付款日期止，yyyy-MM-dd */
  dueTo?: InputMaybe<Scalars['Date']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<InstalmentEqual>;
  /** 只要没有付清的 */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** 收款人编号 */
  payeeId?: InputMaybe<Scalars['ID']['input']>;
  /** 收款人，模糊 */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目，模糊 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 结算单号，模糊 */
  settleNo?: InputMaybe<Scalars['String']['input']>;
  /** 结算单编号 */
  settlementId?: InputMaybe<Scalars['ID']['input']>;
};

/** 一期付款；比例与金额填一，最后一期可都不填，付其余 */
export type InstalmentInput = {
  /** 付款金额（元） */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** 付款日期，yyyy-MM-dd；不填则为上一期之后一个月 */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** 付款比例：占未付的结算金额的百分比 */
  percent?: InputMaybe<Scalars['Percent']['input']>;
};

/** 一页付款计划的分期 */
export type InstalmentPage = {
  /** 分期 */
  records: Array<Instalment>;
  /** 合计 */
  summary: InstalmentSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 付款计划分期排序 */
export type InstalmentSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: InstalmentSortField;
};

/** 付款计划分期排序字段 */
export type InstalmentSortField =
  /** 付款金额 */
  | 'AMOUNT'
  /** 付款日期 */
  | 'DUE_DATE'
  /** 收款人 */
  | 'PAYEE_NAME'
  /** 结算单号 */
  | 'SETTLE_NO';

/** 查询到的各期的合计 */
export type InstalmentSummary = {
  /** 付款金额（元），计划的 */
  amount: Scalars['Money']['output'];
  /** 未安排金额（元）：还没有付款单的 */
  leftAmt: Scalars['Money']['output'];
  /** 已付金额（元） */
  paidAmt: Scalars['Money']['output'];
  /** 付款单金额（元）：已付和待付的 */
  pledgedAmt: Scalars['Money']['output'];
};

/** 要导出的付款计划 */
export type InstalmentsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<InstalmentFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<InstalmentSort>>;
};

/** 邀请用户 */
export type InviteUserInput = {
  /** 姓名，最多 20 个字符；手机号已有账号时以其账号的姓名为准 */
  name: Scalars['String']['input'];
  /** 机构编号；直属公司时不填 */
  organId?: InputMaybe<Scalars['ID']['input']>;
  /** 手机号，11 位 */
  phone: Scalars['String']['input'];
  /** 职位，最多 20 个字符 */
  positionName: Scalars['String']['input'];
  /** 角色，至少一个，最多 20 个 */
  roleIds: Array<Scalars['ID']['input']>;
  /** 身份类型：建筑公司，注册企业或渣土场 */
  roleType?: InputMaybe<RoleType>;
};

/** 发票：收款人为其运单开具的；红字发票的数量和金额为负 */
export type Invoice = Node & {
  /** 当前用户可做的操作 */
  allowedActions: Array<InvoiceAction>;
  /** 已红冲金额（元） */
  cancelledAmt: Scalars['Money']['output'];
  /** 有运单可以认领的结算单，后生成的在前，最多 500 张 */
  claimableSettlements: Array<InvoiceSettlementView>;
  /** 可以认领的运单：收款人的，在已审核或已付款的结算单中，还没有发票 */
  claimableWaybills: InvoiceWaybillPage;
  /** 已认领金额（元）：所认领运单的核算金额 */
  claimedAmt: Scalars['Money']['output'];
  /** 登记人 */
  createBy: Scalars['String']['output'];
  /** 登记时间 */
  createTime: Scalars['DateTime']['output'];
  /** 发票编号 */
  id: Scalars['ID']['output'];
  /** 发票代码，全电发票为空 */
  invoiceCode: Scalars['String']['output'];
  /** 开票日期，yyyy-MM-dd */
  invoiceDate: Scalars['Date']['output'];
  /** 发票号码 */
  invoiceSn: Scalars['String']['output'];
  /** 数量 */
  invoiceSumCount?: Maybe<Scalars['Quantity']['output']>;
  /** 不含税金额（元） */
  invoiceSumPrice: Scalars['Money']['output'];
  /** 发票原件，文件的地址 */
  invoiceUrl?: Maybe<Scalars['String']['output']>;
  /** 可认领金额（元） */
  leftAmt: Scalars['Money']['output'];
  /** 收款人 */
  payee?: Maybe<Payee>;
  /** 收款人编号 */
  payeeId: Scalars['ID']['output'];
  /** 收款人 */
  payeeName: Scalars['String']['output'];
  /** 所属付款单；已删除的看不到 */
  payment?: Maybe<Payment>;
  /** 付款金额（元） */
  paymentAmt?: Maybe<Scalars['Money']['output']>;
  /** 付款单编号 */
  paymentId?: Maybe<Scalars['ID']['output']>;
  /** 付款单号 */
  paymentNo?: Maybe<Scalars['String']['output']>;
  /** 红字发票 */
  red: Scalars['Boolean']['output'];
  /** 冲销它的红字发票，按号码 */
  redInvoices: Array<Invoice>;
  /** 红字发票所冲销的蓝字发票 */
  redOf?: Maybe<Invoice>;
  /** 所冲销的蓝字发票编号 */
  redOfId?: Maybe<Scalars['ID']['output']>;
  /** 不能做的操作及原因 */
  refusedActions: Array<RefusedAction>;
  /** 备注 */
  remark?: Maybe<Scalars['String']['output']>;
  /** 销售方 */
  sellerName: Scalars['String']['output'];
  /** 销售方税号 */
  sellerTaxNo?: Maybe<Scalars['String']['output']>;
  /** 结算单号：所认领运单的，多张以顿号分隔 */
  settleNos?: Maybe<Scalars['String']['output']>;
  /** 所认领运单的结算单，按单号 */
  settlements: Array<InvoiceSettlementView>;
  /** 价税合计（元） */
  sumPrice: Scalars['Money']['output'];
  /** 税额（元），不含税金额×税率；项目不止一个的电子发票逐项舍入，以原件为准 */
  taxInvoiceSumPrice: Scalars['Money']['output'];
  /** 税率（%） */
  taxPoint: Scalars['Percent']['output'];
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 认领运单数 */
  waybillCnt: Scalars['Int']['output'];
  /** 认领的运单，先出场的在前 */
  waybills: InvoiceWaybillPage;
};


/** 发票：收款人为其运单开具的；红字发票的数量和金额为负 */
export type InvoiceClaimableWaybillsArgs = {
  page?: InputMaybe<PageInput>;
  settlementId?: InputMaybe<Scalars['ID']['input']>;
};


/** 发票：收款人为其运单开具的；红字发票的数量和金额为负 */
export type InvoiceWaybillsArgs = {
  page?: InputMaybe<PageInput>;
};

/** 可对记录做的操作 */
export type InvoiceAction =
  /** 认领运单 */
  | 'claim'
  /** 删除 */
  | 'delete'
  /** 修改 */
  | 'edit'
  /** 开具红字发票 */
  | 'red'
  /** 释放认领 */
  | 'release';

/** 已删除的一张发票 */
export type InvoiceDeletion = Deletion & {
  /** 所删记录的编号 */
  id: Scalars['ID']['output'];
  /** 恢复了金额的蓝字发票；不可查看付款的人看不到 */
  original?: Maybe<Invoice>;
  /** 所删的是红字发票时，随之恢复金额的蓝字发票 */
  originalId?: Maybe<Scalars['ID']['output']>;
  /** 所删记录的类型，即其 __typename */
  type: Scalars['String']['output'];
};

/** 统计发票的维度 */
export type InvoiceDimension =
  /** 登记时间（按日） */
  | 'CREATE_DAY'
  /** 登记时间（按月） */
  | 'CREATE_MONTH'
  /** 登记时间（按年） */
  | 'CREATE_YEAR'
  /** 开票日期（按日） */
  | 'DAY'
  /** 登记人 */
  | 'MAKER'
  /** 开票日期（按月） */
  | 'MONTH'
  /** 收款人编号 */
  | 'PAYEE'
  /** 红字发票 */
  | 'RED'
  /** 销售方 */
  | 'SELLER'
  /** 销售方税号 */
  | 'SELLER_TAX_NO'
  /** 税率 */
  | 'TAX_POINT'
  /** 开票日期（按年） */
  | 'YEAR';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type InvoiceEqual = {
  /** 已红冲金额（元） */
  cancelledAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 已认领金额（元）：所认领运单的核算金额 */
  claimedAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 登记人 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 登记时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 发票编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 发票代码，全电发票为空 */
  invoiceCode?: InputMaybe<Scalars['String']['input']>;
  /** 开票日期，yyyy-MM-dd */
  invoiceDate?: InputMaybe<Scalars['Date']['input']>;
  /** 发票号码 */
  invoiceSn?: InputMaybe<Scalars['String']['input']>;
  /** 数量 */
  invoiceSumCount?: InputMaybe<Scalars['Quantity']['input']>;
  /** 不含税金额（元） */
  invoiceSumPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 发票原件，文件的地址 */
  invoiceUrl?: InputMaybe<Scalars['String']['input']>;
  /** 可认领金额（元） */
  leftAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 收款人编号 */
  payeeId?: InputMaybe<Scalars['ID']['input']>;
  /** 收款人 */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** 付款金额（元） */
  paymentAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 付款单编号 */
  paymentId?: InputMaybe<Scalars['ID']['input']>;
  /** 付款单号 */
  paymentNo?: InputMaybe<Scalars['String']['input']>;
  /** 红字发票 */
  red?: InputMaybe<Scalars['Boolean']['input']>;
  /** 所冲销的蓝字发票编号 */
  redOfId?: InputMaybe<Scalars['ID']['input']>;
  /** 备注 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 销售方 */
  sellerName?: InputMaybe<Scalars['String']['input']>;
  /** 销售方税号 */
  sellerTaxNo?: InputMaybe<Scalars['String']['input']>;
  /** 结算单号：所认领运单的，多张以顿号分隔 */
  settleNos?: InputMaybe<Scalars['String']['input']>;
  /** 价税合计（元） */
  sumPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 税额（元），不含税金额×税率；项目不止一个的电子发票逐项舍入，以原件为准 */
  taxInvoiceSumPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 税率（%） */
  taxPoint?: InputMaybe<Scalars['Percent']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** 认领运单数 */
  waybillCnt?: InputMaybe<Scalars['Int']['input']>;
};

/** 发票查询条件 */
export type InvoiceFilter = {
  /** 登记人，模糊 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 登记时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<InvoiceEqual>;
  /** 发票代码，模糊 */
  invoiceCode?: InputMaybe<Scalars['String']['input']>;
  /** 开票日期起，yyyy-MM-dd */
  invoiceDateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** 开票日期止，yyyy-MM-dd */
  invoiceDateTo?: InputMaybe<Scalars['Date']['input']>;
  /** 发票号码，模糊 */
  invoiceSn?: InputMaybe<Scalars['String']['input']>;
  /** 发票号码，精确，最多 1000 个；空列表不查到任何记录 */
  invoiceSns?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 是否还有可认领的金额 */
  open?: InputMaybe<Scalars['Boolean']['input']>;
  /** 收款人编号 */
  payeeId?: InputMaybe<Scalars['ID']['input']>;
  /** 收款人，模糊 */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** 付款单编号 */
  paymentId?: InputMaybe<Scalars['ID']['input']>;
  /** 付款单号，模糊 */
  paymentNo?: InputMaybe<Scalars['String']['input']>;
  /** 红字发票 */
  red?: InputMaybe<Scalars['Boolean']['input']>;
  /** 所冲销的蓝字发票编号 */
  redOfId?: InputMaybe<Scalars['ID']['input']>;
  /** 销售方，模糊 */
  sellerName?: InputMaybe<Scalars['String']['input']>;
  /** 销售方税号，模糊 */
  sellerTaxNo?: InputMaybe<Scalars['String']['input']>;
  /** 所认领运单的结算单号 */
  settleNo?: InputMaybe<Scalars['String']['input']>;
  /** 所认领运单的结算单编号 */
  settlementId?: InputMaybe<Scalars['ID']['input']>;
};

/** 发票 */
export type InvoiceInput = {
  /** 发票代码，10 位或 12 位数字；20 位号码的全电发票不填 */
  invoiceCode?: InputMaybe<Scalars['String']['input']>;
  /** 开票日期，yyyy-MM-dd */
  invoiceDate: Scalars['Date']['input'];
  /** 发票号码，8 位或 20 位数字 */
  invoiceSn: Scalars['String']['input'];
  /** 数量 */
  invoiceSumCount?: InputMaybe<Scalars['Quantity']['input']>;
  /** 不含税金额（元） */
  invoiceSumPrice: Scalars['Money']['input'];
  /** 发票原件，最多 500 个字符 */
  invoiceUrl?: InputMaybe<Scalars['String']['input']>;
  /** 收款人编号；不填则为付款单的收款人 */
  payeeId?: InputMaybe<Scalars['ID']['input']>;
  /** 所属付款单的编号，须为同一收款人的 */
  paymentId?: InputMaybe<Scalars['ID']['input']>;
  /** 备注，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 销售方，最多 100 个字符；不填则为收款人的承运人名称 */
  sellerName?: InputMaybe<Scalars['String']['input']>;
  /** 销售方税号，15 至 20 位 */
  sellerTaxNo?: InputMaybe<Scalars['String']['input']>;
  /** 价税合计（元）；填写则核对 */
  sumPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 税额（元），不含税金额×税率；项目不止一个的电子发票逐项舍入，以原件为准；填写则核对，与不含税金额×税率不同的须有发票原件（XML、OFD、PDF） */
  taxInvoiceSumPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 税率（%），0 至 100 */
  taxPoint: Scalars['Percent']['input'];
};

/** 发票统计的数字 */
export type InvoiceMeasure =
  /** 已红冲金额 */
  | 'CANCELLED'
  /** 已认领金额 */
  | 'CLAIMED'
  /** 计入合计的条数 */
  | 'COUNTED'
  /** 价税合计 */
  | 'GROSS'
  /** 可认领金额 */
  | 'LEFT'
  /** 不含税金额 */
  | 'NET'
  /** 税额 */
  | 'TAX'
  /** 认领运单数 */
  | 'WAYBILLS';

/** 一页发票 */
export type InvoicePage = {
  /** 发票 */
  records: Array<Invoice>;
  /** 合计 */
  summary: InvoiceSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 从发票文件读到的内容，供登记发票时核对；没有读到的为空 */
export type InvoiceReading = {
  /** 购买方 */
  buyerName?: Maybe<Scalars['String']['output']>;
  /** 购买方税号 */
  buyerTaxNo?: Maybe<Scalars['String']['output']>;
  /** 发票代码，全电发票为空 */
  invoiceCode?: Maybe<Scalars['String']['output']>;
  /** 开票日期，yyyy-MM-dd */
  invoiceDate?: Maybe<Scalars['Date']['output']>;
  /** 发票号码 */
  invoiceSn?: Maybe<Scalars['String']['output']>;
  /** 数量，各项目之和 */
  invoiceSumCount?: Maybe<Scalars['Quantity']['output']>;
  /** 不含税金额（元） */
  invoiceSumPrice?: Maybe<Scalars['Money']['output']>;
  /** 项目数 */
  itemCount?: Maybe<Scalars['Int']['output']>;
  /** 备注 */
  remark?: Maybe<Scalars['String']['output']>;
  /** 销售方 */
  sellerName?: Maybe<Scalars['String']['output']>;
  /** 销售方税号 */
  sellerTaxNo?: Maybe<Scalars['String']['output']>;
  /** 价税合计（元） */
  sumPrice?: Maybe<Scalars['Money']['output']>;
  /** 税额（元） */
  taxInvoiceSumPrice?: Maybe<Scalars['Money']['output']>;
  /** 税率（%），各项目不同则为空 */
  taxPoint?: Maybe<Scalars['Percent']['output']>;
  /** 没有读到、不合规则或合不上的字段名，请核对 */
  unsure: Array<Scalars['String']['output']>;
};

/** 发票认领的一张结算单 */
export type InvoiceSettlementView = {
  /** 认领金额（元），即核算金额 */
  amt: Scalars['Money']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 结算单号 */
  settleNo: Scalars['String']['output'];
  /** 结算单；不可查看结算单的人看不到 */
  settlement?: Maybe<Settlement>;
  /** 结算单编号 */
  settlementId: Scalars['ID']['output'];
  /** 认领运单数 */
  waybillCnt: Scalars['Int']['output'];
};

/** 发票排序 */
export type InvoiceSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: InvoiceSortField;
};

/** 发票排序字段 */
export type InvoiceSortField =
  /** 登记时间 */
  | 'CREATE_TIME'
  /** 开票日期 */
  | 'INVOICE_DATE'
  /** 发票号码 */
  | 'INVOICE_SN'
  /** 可认领金额 */
  | 'LEFT_AMT'
  /** 收款人 */
  | 'PAYEE_NAME'
  /** 价税合计 */
  | 'SUM_PRICE';

/** 一组发票的合计；所按的维度相同的为一组，没有按其统计的维度为空 */
export type InvoiceStat = {
  /** 已红冲金额（元） */
  cancelledAmt: Scalars['Money']['output'];
  /** 已认领金额（元）：所认领运单的核算金额 */
  claimedAmt: Scalars['Money']['output'];
  /** 计入合计的条数 */
  counted: Scalars['Int']['output'];
  /** 登记人 */
  createBy?: Maybe<Scalars['String']['output']>;
  /** 登记时间（按日），yyyy-MM-dd，北京时间 */
  createDay?: Maybe<Scalars['Date']['output']>;
  /** 登记时间（按月），yyyy-MM，北京时间 */
  createMonth?: Maybe<Scalars['String']['output']>;
  /** 登记时间（按年），yyyy，北京时间 */
  createYear?: Maybe<Scalars['String']['output']>;
  /** 开票日期（按日），yyyy-MM-dd，北京时间 */
  day?: Maybe<Scalars['Date']['output']>;
  /** 不含税金额（元） */
  invoiceSumPrice: Scalars['Money']['output'];
  /** 构成本组的发票，同发票列表：查询条件与本组的各维度都相符的 */
  invoices?: Maybe<InvoicePage>;
  /** 可认领金额（元） */
  leftAmt: Scalars['Money']['output'];
  /** 开票日期（按月），yyyy-MM，北京时间 */
  month?: Maybe<Scalars['String']['output']>;
  /** 收款人；不可查看基础资料的人看不到 */
  payee?: Maybe<Payee>;
  /** 收款人编号 */
  payeeId?: Maybe<Scalars['ID']['output']>;
  /** 红字发票 */
  red?: Maybe<Scalars['Boolean']['output']>;
  /** 销售方 */
  sellerName?: Maybe<Scalars['String']['output']>;
  /** 销售方税号 */
  sellerTaxNo?: Maybe<Scalars['String']['output']>;
  /** 价税合计（元） */
  sumPrice: Scalars['Money']['output'];
  /** 税额（元），不含税金额×税率；项目不止一个的电子发票逐项舍入，以原件为准 */
  taxInvoiceSumPrice: Scalars['Money']['output'];
  /** 税率（%） */
  taxPoint?: Maybe<Scalars['Percent']['output']>;
  /** 认领运单数 */
  waybillCnt: Scalars['Int']['output'];
  /** 开票日期（按年），yyyy，北京时间 */
  year?: Maybe<Scalars['String']['output']>;
};


/** 一组发票的合计；所按的维度相同的为一组，没有按其统计的维度为空 */
export type InvoiceStatInvoicesArgs = {
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<InvoiceSort>>;
};

/** 只要某个数字在此范围内的组 */
export type InvoiceStatHaving = {
  /** 数量上限，含 */
  max?: InputMaybe<Scalars['Quantity']['input']>;
  /** 数字 */
  measure: InvoiceMeasure;
  /** 数量下限，含 */
  min?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 发票统计分页；total 为组数 */
export type InvoiceStatPage = {
  /** 本页的各组 */
  records: Array<InvoiceStat>;
  /** 合计 */
  summary: InvoiceStatSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 发票统计的排序 */
export type InvoiceStatSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: InvoiceStatSortField;
};

/** 发票统计的排序：所按的维度或所查的数字 */
export type InvoiceStatSortField =
  /** 已红冲金额 */
  | 'CANCELLED'
  /** 已认领金额 */
  | 'CLAIMED'
  /** 计入合计的条数 */
  | 'COUNTED'
  /** 登记时间（按日） */
  | 'CREATE_DAY'
  /** 登记时间（按月） */
  | 'CREATE_MONTH'
  /** 登记时间（按年） */
  | 'CREATE_YEAR'
  /** 开票日期（按日） */
  | 'DAY'
  /** 价税合计 */
  | 'GROSS'
  /** 可认领金额 */
  | 'LEFT'
  /** 登记人 */
  | 'MAKER'
  /** 开票日期（按月） */
  | 'MONTH'
  /** 不含税金额 */
  | 'NET'
  /** 收款人编号 */
  | 'PAYEE'
  /** 红字发票 */
  | 'RED'
  /** 销售方 */
  | 'SELLER'
  /** 销售方税号 */
  | 'SELLER_TAX_NO'
  /** 税额 */
  | 'TAX'
  /** 税率 */
  | 'TAX_POINT'
  /** 认领运单数 */
  | 'WAYBILLS'
  /** 开票日期（按年） */
  | 'YEAR';

/** 全部各组的合计 */
export type InvoiceStatSummary = {
  /** 已红冲金额（元） */
  cancelledAmt: Scalars['Money']['output'];
  /** 已认领金额（元）：所认领运单的核算金额 */
  claimedAmt: Scalars['Money']['output'];
  /** 计入合计的条数 */
  counted: Scalars['Int']['output'];
  /** 不含税金额（元） */
  invoiceSumPrice: Scalars['Money']['output'];
  /** 可认领金额（元） */
  leftAmt: Scalars['Money']['output'];
  /** 价税合计（元） */
  sumPrice: Scalars['Money']['output'];
  /** 税额（元），不含税金额×税率；项目不止一个的电子发票逐项舍入，以原件为准 */
  taxInvoiceSumPrice: Scalars['Money']['output'];
  /** 认领运单数 */
  waybillCnt: Scalars['Int']['output'];
};

/** 查询到的发票的合计；红字发票为负，与蓝字相抵 */
export type InvoiceSummary = {
  /** 已认领金额（元）：所认领运单的核算金额 */
  claimedAmt: Scalars['Money']['output'];
  /** 不含税金额（元） */
  invoiceSumPrice: Scalars['Money']['output'];
  /** 可认领金额（元） */
  leftAmt: Scalars['Money']['output'];
  /** 价税合计（元） */
  sumPrice: Scalars['Money']['output'];
  /** 税额（元），不含税金额×税率；项目不止一个的电子发票逐项舍入，以原件为准 */
  taxInvoiceSumPrice: Scalars['Money']['output'];
};

/** 发票认领的，或可以认领的一张运单 */
export type InvoiceWaybill = {
  /** 认领金额（元），即核算金额 */
  amt: Scalars['Money']['output'];
  /** 出场时间 */
  goDatetime: Scalars['DateTime']['output'];
  /** 运单号 */
  no: Scalars['String']['output'];
  /** 结算单号 */
  settleNo: Scalars['String']['output'];
  /** 结算单；不可查看结算单的人看不到 */
  settlement?: Maybe<Settlement>;
  /** 结算单编号 */
  settlementId: Scalars['ID']['output'];
  /** 车牌 */
  truckCode: Scalars['String']['output'];
  /** 运单；不可查看运单的人看不到 */
  waybill?: Maybe<Waybill>;
  /** 运单编号 */
  waybillId: Scalars['ID']['output'];
};

/** 一页发票的运单，先出场的在前 */
export type InvoiceWaybillPage = {
  /** 全部运单的认领金额（元），即核算金额 */
  amt: Scalars['Money']['output'];
  /** 运单 */
  records: Array<InvoiceWaybill>;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 要导出的发票 */
export type InvoicesExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<InvoiceFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<InvoiceSort>>;
};

/** 台账类型 */
export type LedgerType =
  /** 计量 */
  | 'MEASURED'
  /** 台班 */
  | 'SHIFT';

/** 结算运单操作中一行的结果 */
export type LineResult = {
  /** 操作后在结算单上的核算金额（元）；移出后为空 */
  amountAfter?: Maybe<Scalars['Money']['output']>;
  /** 操作前在结算单上的核算金额（元） */
  amountBefore?: Maybe<Scalars['Money']['output']>;
  /** 拒绝的错误码 */
  code?: Maybe<Scalars['String']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 失败原因 */
  msg?: Maybe<Scalars['String']['output']>;
  /** 运单号 */
  no?: Maybe<Scalars['String']['output']>;
  /** 是否成功 */
  ok: Scalars['Boolean']['output'];
  /** 操作前所在的结算单号 */
  settleNo?: Maybe<Scalars['String']['output']>;
  /** 操作后所在的结算单号；移出后为空 */
  settleNoAfter?: Maybe<Scalars['String']['output']>;
  /** 结算单；不可查看结算单的人看不到 */
  settlement?: Maybe<Settlement>;
  /** 操作前所在的结算单 */
  settlementId?: Maybe<Scalars['ID']['output']>;
};

/** 本人的锁屏设置 */
export type LockSetting = {
  /** 是否已设置锁屏密码 */
  hasPassword: Scalars['Boolean']['output'];
  /** 无操作多少分钟后自动锁屏；0 为不自动锁屏 */
  idleMinutes: Scalars['Int']['output'];
};

/** 要修改的锁屏设置 */
export type LockSettingInput = {
  /** 无操作多少分钟后自动锁屏：0、5、15、30 或 60；0 为不自动锁屏 */
  idleMinutes: Scalars['Int']['input'];
  /** 新的锁屏密码，最多 50 个字符；不填则不变 */
  password?: InputMaybe<Scalars['String']['input']>;
};

/** 可对记录做的操作 */
export type LogAction =
  /** 删除 */
  | 'delete';

/** 日志的一次删除；任何人都不能修改或删除它 */
export type LogDeletion = {
  /** 原日志的内容，JSON */
  content: Scalars['String']['output'];
  /** 删除人 */
  createBy: Scalars['String']['output'];
  /** 删除人编号 */
  createId: Scalars['ID']['output'];
  /** 删除时间 */
  createTime: Scalars['DateTime']['output'];
  /** 删除人：本公司的用户；不在本公司的为空，不可查看用户的人看不到 */
  creator?: Maybe<CompanyUser>;
  /** 删除记录编号 */
  id: Scalars['ID']['output'];
  /** 日志种类 */
  kind: LogKind;
  /** 被删日志的编号 */
  logId: Scalars['ID']['output'];
  /** 原日志的时间 */
  loggedAt: Scalars['DateTime']['output'];
  /** 原日志的当事人 */
  ofName?: Maybe<Scalars['String']['output']>;
  /** 删除时的 IP */
  remoteAddr?: Maybe<Scalars['String']['output']>;
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type LogDeletionEqual = {
  /** 原日志的内容，JSON */
  content?: InputMaybe<Scalars['String']['input']>;
  /** 删除人 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 删除人编号 */
  createId?: InputMaybe<Scalars['ID']['input']>;
  /** 删除时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 删除记录编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 日志种类 */
  kind?: InputMaybe<LogKind>;
  /** 被删日志的编号 */
  logId?: InputMaybe<Scalars['ID']['input']>;
  /** 原日志的时间 */
  loggedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 原日志的当事人 */
  ofName?: InputMaybe<Scalars['String']['input']>;
  /** 删除时的 IP */
  remoteAddr?: InputMaybe<Scalars['String']['input']>;
};

/** 日志删除记录查询条件 */
export type LogDeletionFilter = {
  /** 删除人，模糊 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 删除时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<LogDeletionEqual>;
  /** 日志种类 */
  kind?: InputMaybe<LogKind>;
  /** 原日志的当事人，模糊 */
  ofName?: InputMaybe<Scalars['String']['input']>;
};

/** 一页日志删除记录 */
export type LogDeletionPage = {
  /** 日志删除记录 */
  records: Array<LogDeletion>;
  /** 合计 */
  summary: LogDeletionSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 日志删除记录排序 */
export type LogDeletionSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: LogDeletionSortField;
};

/** 日志删除记录排序字段 */
export type LogDeletionSortField =
  /** 删除时间 */
  | 'CREATE_TIME';

/** 查询到的日志删除记录的合计 */
export type LogDeletionSummary = {
  /** 其中登录日志的行数 */
  logins: Scalars['Int']['output'];
  /** 其中操作日志的行数 */
  operations: Scalars['Int']['output'];
};

/** 要导出的日志删除记录 */
export type LogDeletionsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<LogDeletionFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<LogDeletionSort>>;
};

/** 哪一种日志 */
export type LogKind =
  /** 登录日志 */
  | 'LOGIN'
  /** 操作日志 */
  | 'OPERATION';

/** 从日志中删除的一行 */
export type LogLineDeletion = Deletion & {
  /** 所删记录的编号 */
  id: Scalars['ID']['output'];
  /** 留下的删除记录；不可查看该种日志的删除记录的人看不到 */
  record?: Maybe<LogDeletion>;
  /** 所删记录的类型，即其 __typename */
  type: Scalars['String']['output'];
};

/** 操作经由程序的哪一部分；网页由其请求自报 */
export type LogService =
  /** GraphQL */
  | 'GRAPHQL'
  /** 后台任务 */
  | 'JOB'
  /** REST */
  | 'REST'
  /** 网页 */
  | 'WEB';

/** 日志类型，即操作或登录的结果 */
export type LogType =
  /** 异常 */
  | 'FAILURE'
  /** 正常 */
  | 'SUCCESS';

/** 登录日志的一行：一次登录，或它的失败 */
export type LoginLog = {
  /** 登录地点，由 IP 地址得知；不知道时为空 */
  address?: Maybe<Scalars['String']['output']>;
  /** 当前用户可做的操作 */
  allowedActions: Array<LogAction>;
  /** 登录账号 */
  createBy?: Maybe<Scalars['String']['output']>;
  /** 登录人编号 */
  createId?: Maybe<Scalars['ID']['output']>;
  /** 登录时间 */
  createTime: Scalars['DateTime']['output'];
  /** 登录人：本公司的用户；不在本公司的为空，不可查看用户的人看不到 */
  creator?: Maybe<CompanyUser>;
  /** 登录设备 */
  device: Scalars['String']['output'];
  /** 登录失败原因 */
  exception?: Maybe<Scalars['String']['output']>;
  /** 登录日志编号 */
  id: Scalars['ID']['output'];
  /** 登录方式 */
  method: LoginMethod;
  /** 登录请求内容，JSON，不含验证码和密码 */
  params: Scalars['String']['output'];
  /** 登录 IP */
  remoteAddr?: Maybe<Scalars['String']['output']>;
  /** 登录请求路径：/phone/token/sms 手机验证码，/oauth/token 密码，/login 第三方账号 */
  requestUri: Scalars['String']['output'];
  /** 登录结果 */
  type: LogType;
  /** 浏览器标识 */
  userAgent?: Maybe<Scalars['String']['output']>;
  /** 登录人 */
  userName?: Maybe<Scalars['String']['output']>;
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type LoginLogEqual = {
  /** 登录地点，由 IP 地址得知；不知道时为空 */
  address?: InputMaybe<Scalars['String']['input']>;
  /** 登录账号 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 登录人编号 */
  createId?: InputMaybe<Scalars['ID']['input']>;
  /** 登录时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 登录失败原因 */
  exception?: InputMaybe<Scalars['String']['input']>;
  /** 登录日志编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 登录方式 */
  method?: InputMaybe<LoginMethod>;
  /** 登录请求内容，JSON，不含验证码和密码 */
  params?: InputMaybe<Scalars['String']['input']>;
  /** 登录 IP */
  remoteAddr?: InputMaybe<Scalars['String']['input']>;
  /** 登录请求路径：/phone/token/sms 手机验证码，/oauth/token 密码，/login 第三方账号 */
  requestUri?: InputMaybe<Scalars['String']['input']>;
  /** 登录结果 */
  type?: InputMaybe<LogType>;
  /** 浏览器标识 */
  userAgent?: InputMaybe<Scalars['String']['input']>;
  /** 登录人 */
  userName?: InputMaybe<Scalars['String']['input']>;
};

/** 登录日志查询条件；按登录 IP 或登录地点查询时，登录时间须不超过 31 天 */
export type LoginLogFilter = {
  /** 登录地点，模糊 */
  address?: InputMaybe<Scalars['String']['input']>;
  /** 登录账号，模糊 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 登录人编号 */
  createId?: InputMaybe<Scalars['ID']['input']>;
  /** 登录时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<LoginLogEqual>;
  /** 登录方式 */
  method?: InputMaybe<LoginMethod>;
  /** 登录 IP */
  remoteAddr?: InputMaybe<Scalars['String']['input']>;
  /** 登录结果 */
  type?: InputMaybe<LogType>;
};

/** 一页登录日志 */
export type LoginLogPage = {
  /** 登录日志 */
  records: Array<LoginLog>;
  /** 合计 */
  summary: LoginLogSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 登录日志排序 */
export type LoginLogSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: LoginLogSortField;
};

/** 登录日志排序字段 */
export type LoginLogSortField =
  /** 登录时间 */
  | 'CREATE_TIME';

/** 查询到的登录日志的合计 */
export type LoginLogSummary = {
  /** 其中异常的行数 */
  failed: Scalars['Int']['output'];
};

/** 要导出的登录日志 */
export type LoginLogsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<LoginLogFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<LoginLogSort>>;
};

/** 登录方式；选择公司进入也记为手机验证码 */
export type LoginMethod =
  /** 手机验证码 */
  | 'CODE'
  /** 密码 */
  | 'PASSWORD'
  /** 第三方账号 */
  | 'THIRD_PARTY';

/** 机械 */
export type Machine = Node & {
  /** 当前用户可做的操作 */
  allowedActions: Array<MachineAction>;
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled: Scalars['Boolean']['output'];
  /** 最近的修改，最后的在前；无权查看基础资料的人为空 */
  history?: Maybe<Array<BaseDataChange>>;
  /** 机械编号 */
  id: Scalars['ID']['output'];
  /** 装车单价（元），每车 */
  loadPrice?: Maybe<Scalars['Money']['output']>;
  /** 机械代号，例如WJ-001 */
  machineCode: Scalars['String']['output'];
  /** 已并入：合并后留下的 */
  mergedInto?: Maybe<Machine>;
  /** 已并入的编号 */
  mergedIntoId?: Maybe<Scalars['ID']['output']>;
  /** 已并入 */
  mergedIntoName?: Maybe<Scalars['String']['output']>;
  /** 由其他并入，顿号分隔 */
  mergedNames?: Maybe<Scalars['String']['output']>;
  /** 机械型号 */
  model?: Maybe<Scalars['String']['output']>;
  /** 机械 */
  name: Scalars['String']['output'];
  /** 操作手手机号 */
  operatorMobile?: Maybe<Scalars['String']['output']>;
  /** 操作手 */
  operatorName?: Maybe<Scalars['String']['output']>;
  /** 台班费（元），每台班 */
  shiftCost?: Maybe<Scalars['Money']['output']>;
  /** 最后修改时间 */
  updateTime: Scalars['DateTime']['output'];
  /** 在何处使用，没有使用的可以删除；无权查看基础资料的人为空 */
  uses?: Maybe<Array<BaseDataUse>>;
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
};

/** 可对记录做的操作 */
export type MachineAction =
  /** 删除 */
  | 'delete'
  /** 合并 */
  | 'merge'
  /** 启用 */
  | 'restore'
  /** 停用 */
  | 'retire'
  /** 修改 */
  | 'update';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type MachineEqual = {
  /** 创建时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 机械编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 装车单价（元），每车 */
  loadPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 机械代号，例如WJ-001 */
  machineCode?: InputMaybe<Scalars['String']['input']>;
  /** 已并入的编号 */
  mergedIntoId?: InputMaybe<Scalars['ID']['input']>;
  /** 已并入 */
  mergedIntoName?: InputMaybe<Scalars['String']['input']>;
  /** 由其他并入，顿号分隔 */
  mergedNames?: InputMaybe<Scalars['String']['input']>;
  /** 机械型号 */
  model?: InputMaybe<Scalars['String']['input']>;
  /** 机械 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 操作手手机号 */
  operatorMobile?: InputMaybe<Scalars['String']['input']>;
  /** 操作手 */
  operatorName?: InputMaybe<Scalars['String']['input']>;
  /** 台班费（元），每台班 */
  shiftCost?: InputMaybe<Scalars['Money']['input']>;
  /** 最后修改时间 */
  updateTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 机械查询条件 */
export type MachineFilter = {
  /** 是否启用 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<MachineEqual>;
  /** 机械代号，模糊 */
  machineCode?: InputMaybe<Scalars['String']['input']>;
  /** 机械型号，模糊 */
  model?: InputMaybe<Scalars['String']['input']>;
  /** 机械，模糊 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 操作手手机号，模糊 */
  operatorMobile?: InputMaybe<Scalars['String']['input']>;
  /** 操作手，模糊 */
  operatorName?: InputMaybe<Scalars['String']['input']>;
};

/** 机械 */
export type MachineInput = {
  /** 装车单价（元），每车 */
  loadPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 机械代号，最多 20 个字符 */
  machineCode: Scalars['String']['input'];
  /** 机械型号，最多 40 个字符 */
  model?: InputMaybe<Scalars['String']['input']>;
  /** 机械，最多 40 个字符 */
  name: Scalars['String']['input'];
  /** 操作手手机号，最多 11 个字符 */
  operatorMobile?: InputMaybe<Scalars['String']['input']>;
  /** 操作手，最多 20 个字符 */
  operatorName?: InputMaybe<Scalars['String']['input']>;
  /** 台班费（元），每台班 */
  shiftCost?: InputMaybe<Scalars['Money']['input']>;
};

/** 一页机械 */
export type MachinePage = {
  /** 机械 */
  records: Array<Machine>;
  /** 合计 */
  summary: MachineSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 机械排序 */
export type MachineSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: MachineSortField;
};

/** 机械排序字段 */
export type MachineSortField =
  /** 创建时间 */
  | 'CREATE_TIME'
  /** 装车单价 */
  | 'LOAD_PRICE'
  /** 机械代号 */
  | 'MACHINE_CODE'
  /** 机械型号 */
  | 'MODEL'
  /** 机械 */
  | 'NAME'
  /** 台班费 */
  | 'SHIFT_COST'
  /** 最后修改时间 */
  | 'UPDATE_TIME';

/** 查询到的机械的合计 */
export type MachineSummary = {
  /** 启用的机械数 */
  enabledCount: Scalars['Int']['output'];
};

/** 要导出的机械 */
export type MachinesExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<MachineFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<MachineSort>>;
};

/** 地图底图 */
export type MapTiles = {
  /** 来源，须显示在地图上 */
  attribution: Scalars['String']['output'];
  /** 底图的坐标系 */
  coordinateSystem: CoordinateSystem;
  /** 最大级别 */
  maxZoom: Scalars['Int']['output'];
  /** 可替换 {s} 的各个字符 */
  subdomains: Scalars['String']['output'];
  /** 瓦片地址，含 {z}、{x}、{y}，可含 {s} */
  url: Scalars['String']['output'];
};

/** 用户在公司的状态 */
export type MemberState =
  /** 在职 */
  | 'ACTIVE'
  /** 已停用 */
  | 'DISABLED'
  /** 受邀 */
  | 'INVITED';

/** 把重复的收款人并入另一个 */
export type MergePayeesInput = {
  /** 并入后停用的收款人 */
  dropId: Scalars['ID']['input'];
  /** 保留的收款人 */
  keepId: Scalars['ID']['input'];
  /** 原因，最多 200 个字符 */
  reason: Scalars['String']['input'];
};

/** 站内消息：本人在各公司收到的一条 */
export type Message = {
  /** 当前用户可做的操作 */
  allowedActions: Array<MessageAction>;
  /** 公司；不在该公司的人看不到 */
  company?: Maybe<Company>;
  /** 公司编号；个人事项为空 */
  companyAuthId?: Maybe<Scalars['ID']['output']>;
  /** 公司名称 */
  companyAuthName?: Maybe<Scalars['String']['output']>;
  /** 时间 */
  createTime: Scalars['DateTime']['output'];
  /** 所涉对象的种类 */
  entity?: Maybe<Scalars['String']['output']>;
  /** 所涉对象的编号 */
  entityId?: Maybe<Scalars['ID']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 消息类型 */
  kind: MessageKind;
  /** 查看所涉对象的页面 */
  link?: Maybe<Scalars['String']['output']>;
  /** 是否已读 */
  read: Scalars['Boolean']['output'];
  /** 阅读时间 */
  readTime?: Maybe<Scalars['DateTime']['output']>;
  /** 所涉对象：当前公司的结算卡、结算单或付款单；其他的为空 */
  record?: Maybe<Node>;
  /** 内容 */
  text: Scalars['String']['output'];
  /** 标题 */
  title: Scalars['String']['output'];
};

/** 可对记录做的操作 */
export type MessageAction =
  /** 标为已读 */
  | 'read';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type MessageEqual = {
  /** 公司编号；个人事项为空 */
  companyAuthId?: InputMaybe<Scalars['ID']['input']>;
  /** 公司名称 */
  companyAuthName?: InputMaybe<Scalars['String']['input']>;
  /** 时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 所涉对象的种类 */
  entity?: InputMaybe<Scalars['String']['input']>;
  /** 所涉对象的编号 */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 消息类型 */
  kind?: InputMaybe<MessageKind>;
  /** 是否已读 */
  read?: InputMaybe<Scalars['Boolean']['input']>;
  /** 阅读时间 */
  readTime?: InputMaybe<Scalars['DateTime']['input']>;
};

/** 消息查询条件 */
export type MessageFilter = {
  /** 公司编号 */
  companyAuthId?: InputMaybe<Scalars['ID']['input']>;
  /** 时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<MessageEqual>;
  /** 消息类型；空列表不查到任何记录 */
  kind?: InputMaybe<Array<MessageKind>>;
  /** 是否已读 */
  read?: InputMaybe<Scalars['Boolean']['input']>;
};

/** 消息类型 */
export type MessageKind =
  /** 找回管理员 */
  | 'ADMINISTRATOR_RESCUE'
  /** 企业认证通过 */
  | 'AUTHENTICATION_APPROVED'
  /** 企业认证未通过 */
  | 'AUTHENTICATION_REJECTED'
  /** 企业认证待审核 */
  | 'AUTHENTICATION_TO_REVIEW'
  /** 项目周报 */
  | 'BOARD_REPORT'
  /** 结算卡找回 */
  | 'CARD_FOUND'
  /** 结算卡挂失 */
  | 'CARD_LOST'
  /** 结算卡补办 */
  | 'CARD_REPLACED'
  /** 结算卡作废 */
  | 'CARD_VOIDED'
  /** 挖机工时被驳回 */
  | 'EXCAVATOR_REJECTED'
  /** 导出结束 */
  | 'EXPORT_DONE'
  /** 证件到期提醒 */
  | 'FLEET_PAPER_DUE'
  /** 双人复核的设置变更 */
  | 'FOUR_EYES_CHANGED'
  /** 关闭双人复核待确认 */
  | 'FOUR_EYES_OFF_WANTED'
  /** 复核的付款金额变更 */
  | 'FOUR_EYES_PAYMENT_CHANGED'
  /** 提高复核的付款金额待确认 */
  | 'FOUR_EYES_PAYMENT_WANTED'
  /** 导入结束 */
  | 'IMPORT_DONE'
  /** 加入公司的邀请 */
  | 'INVITED'
  /** 新设备登录 */
  | 'NEW_DEVICE'
  /** 收款账号变更 */
  | 'PAYEE_ACCOUNT_CHANGED'
  /** 收款人合同即将到期 */
  | 'PAYEE_CONTRACT_ENDING'
  /** 付款单审核结果 */
  | 'PAYMENT_DECIDED'
  /** 付款单待审核 */
  | 'PAYMENT_TO_APPROVE'
  /** 付款单待付款 */
  | 'PAYMENT_TO_PAY'
  /** 付款到期提醒 */
  | 'PLAN_DUE'
  /** 直付价审核结果 */
  | 'PRICE_REVIEWED'
  /** 直付价待审核 */
  | 'PRICE_TO_REVIEW'
  /** 打卡待处理 */
  | 'PUNCHES_TO_SETTLE'
  /** 扫卡列表中的卡挂失 */
  | 'SCANNED_CARD_LOST'
  /** 扫卡列表中的卡作废 */
  | 'SCANNED_CARD_VOIDED'
  /** 结算单审核结果 */
  | 'SETTLEMENT_DECIDED'
  /** 结算单待审核 */
  | 'SETTLEMENT_TO_APPROVE'
  /** 任务申请审核结果 */
  | 'TASK_REVIEWED'
  /** 任务申请待审核 */
  | 'TASK_TO_REVIEW'
  /** 运单修改审核结果 */
  | 'WAYBILL_CHANGE_REVIEWED'
  /** 运单修改待审核 */
  | 'WAYBILL_CHANGE_TO_REVIEW';

/** 一页消息 */
export type MessagePage = {
  /** 消息 */
  records: Array<Message>;
  /** 合计 */
  summary: MessageSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 是否接收一类消息 */
export type MessagePreference = {
  /** 当前用户可做的操作 */
  allowedActions: Array<MessagePreferenceAction>;
  /** 消息类型 */
  kind: MessageKind;
  /** 是否接收 */
  on: Scalars['Boolean']['output'];
  /** 名称 */
  title: Scalars['String']['output'];
  /** 何时收到 */
  when: Scalars['String']['output'];
};

/** 可对记录做的操作 */
export type MessagePreferenceAction =
  /** 修改 */
  | 'change';

/** 接收或不接收一类消息 */
export type MessagePreferenceInput = {
  /** 消息类型 */
  kind: MessageKind;
  /** 是否接收 */
  on: Scalars['Boolean']['input'];
};

/** 消息排序 */
export type MessageSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: MessageSortField;
};

/** 消息排序字段 */
export type MessageSortField =
  /** 时间 */
  | 'CREATE_TIME';

/** 查询到的消息的合计 */
export type MessageSummary = {
  /** 未读的条数 */
  unread: Scalars['Int']['output'];
};

/** 各类资料缺失的运单数；一张运单缺几类就计入几类 */
export type MissingDocuments = {
  /** 缺结算卡 */
  card: Scalars['Int']['output'];
  /** 缺出场照片 */
  gatePicture: Scalars['Int']['output'];
  /** 缺装车照片 */
  loadPicture: Scalars['Int']['output'];
  /** 缺已签约的收款人 */
  payeeContract: Scalars['Int']['output'];
};

/** 把已绑定、还没有运单的结算卡换给另一位车队长 */
export type MoveCardsInput = {
  /** 车队长编号 */
  captainId: Scalars['ID']['input'];
  /** 卡号，最多 1000 个 */
  cardNos: Array<Scalars['String']['input']>;
  /** 主卡卡号，最多 15 个字符；子卡不填则不变 */
  parentCardNo?: InputMaybe<Scalars['String']['input']>;
};

/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type Mutation = {
  /** 激活结算卡 */
  activateCard: Card;
  /** 新增证件；车队长只能给本人的车辆与司机新增 */
  addFleetPaper: FleetPaper;
  /** 把资料放到结算单上，逐份返回结果；一张结算单最多 100 份，同一文件只放一次 */
  addSettlementPapers: Array<SettlementPaperResult>;
  /** 提交任务申请 */
  applyCaptainTask: CaptainTask;
  /** 申请直付价 */
  applyDirectPayPrice: DirectPayPrice;
  /** 审核通过挖机工时，按挖机当时的台班费与装车单价记下金额；公司开启双人复核时，不能审核自己上报的 */
  approveExcavatorRecord: ExcavatorRecord;
  /** 批量审核通过挖机工时，逐行返回结果 */
  approveExcavatorRecords: Array<RowResult>;
  /** 审核通过付款单；公司开启双人复核时，超过复核金额的不能审核自己制作的 */
  approvePayment: Payment;
  /** 平台运营：通过企业认证，以站内消息和短信通知提交人 */
  approveRegistration: Registration;
  /** 审核通过；所有运单须有收款人 */
  approveSettlement: Settlement;
  /** 审核通过：照申请修改运单。运单已非申请时的内容则拒绝（STALE），extensions.data 列出差异 */
  approveWaybillChange: WaybillReview;
  /** 批量审核通过，逐行返回结果 */
  approveWaybillChanges: Array<RowResult>;
  /** 审核任务申请：通过则所填的直付价自此时起生效（货运而没有渣土场的除外），驳回须写明原因 */
  auditCaptainTask: CaptainTask;
  /** 审核直付价：通过则自此时起生效，驳回须写明原因。与已生效的冲突时拒绝并说明，或一并失效旧的 */
  auditDirectPayPrice: DirectPayPrice;
  /** 审核退票：通过即入账，项目剩余不足会被拒绝；驳回须填原因 */
  auditTicketRefund: TicketRefund;
  /** 企业认证第 0 步：以手机验证码登录，没有账号的同时开通；还没有公司的人由此填写企业认证 */
  beginAuthentication: TokenBundle;
  /** 获取新的两步验证密钥，尚不生效；已开启的须附现有的验证码 */
  beginSecondFactor: NewSecondFactor;
  /** 绑定结算卡，可同时激活；已绑定给同一车队长的不变 */
  bindCards: ChangedCards;
  /** 绑定第三方账号；state 和 code 用过即失效 */
  bindThirdParty: ThirdPartyAccount;
  /** 取消导入；已导入的资料保留 */
  cancelDataImport: DataImport;
  /** 取消排队中或导出中的任务，含批量查询 */
  cancelExport: ExportTask;
  /** 取消导入；已导入的运单保留 */
  cancelWaybillImport: WaybillImport;
  /** 设置或修改本人密码，随即在所有设备上退出登录，本设备也退出 */
  changePassword: EndedSessions;
  /** 更换本人的手机号，先解绑，再绑定。答所做的事 */
  changePhone: Scalars['String']['output'];
  /** 校验并用掉短信验证码，返回 5 分钟内有效的一次性登录码 */
  checkCode: Scalars['String']['output'];
  /** 核对密码，返回 5 分钟内有效的一次性登录码，用于查询名下的公司并登录；输错的后果同密码登录 */
  checkPassword: Scalars['String']['output'];
  /** 进入另一家公司 */
  chooseCompany: TokenBundle;
  /** 发票认领运单，逐张返回结果：一张运单只能被认领一次，认领的合计不超过发票的可认领金额 */
  claimInvoices: Array<ClaimResult>;
  /** 认领渣土场，凭发到当前用户手机的验证码（用途 2 绑定） */
  claimYardSite: YardSite;
  /** 排除异常；依据不变则不再提示 */
  clearAnomalies: AnomalyBatch;
  /** 登记领票：从公司库存领到项目，可由司机领用；公司库存不足会被拒绝 */
  collectTickets: TicketCollection;
  /** 在后台导入核对过的行；已取消或失败的从停下的地方继续。人员须发短信，可能要图形验证码 */
  commitDataImport: DataImport;
  /** 在后台导入核对过的行；已取消或失败的从停下的地方继续 */
  commitWaybillImport: WaybillImport;
  /** 确认异常属实；阻止结算的规则下，运单仍不能结算 */
  confirmAnomalies: AnomalyBatch;
  /** 车队长签认本人的一趟：确认、更正数量或提出疑问；同样的签认再来一次不改变什么，另一种签认取代它 */
  confirmCaptainTrip: Waybill;
  /** 签认本人的一趟：确认、更正数量或拒绝；同样的签认再来一次不改变什么，另一种签认取代它 */
  confirmOwnTrip: OwnTrip;
  /** 核对校验位不符的卡号并写明仍用的原因，之后才可签约和付款；由录入账号以外的人核对，账号改动后须重新核对 */
  confirmPayeeAccount: Payee;
  /** 平台运营：作为申请人以外的另一人确认，72 小时后生效 */
  confirmRescue: AdministratorRescue;
  /** 复制为新的待审核直付价 */
  copyDirectPayPrice: DirectPayPrice;
  /** 复制角色 */
  copyRole: Role;
  /** 更正票据：记一笔领票、用票或退票，领票的更正同时增减公司库存 */
  correctTickets: TicketEntry;
  /** 新建访问令牌；令牌只在这一次的回答中 */
  createAccessToken: NewAccessToken;
  /** 新增车队长 */
  createCaptain: Captain;
  /** 制卡：按系列依次编号，已被占用的卡号跳过；新卡未绑定车队长 */
  createCards: CardBatch;
  /** 新建设备密钥；密钥只在这一次的回答中 */
  createDeviceKey: NewDeviceKey;
  /** 另加一个字典项；由程序规定代码的字典不能增加 */
  createDictionaryItem: CompanyDictionaryItem;
  /** 新增司机 */
  createDriver: Driver;
  /** 登记发票；同一代码和号码的发票只能登记一次，税额和价税合计由不含税金额和税率得出 */
  createInvoice: Invoice;
  /** 新增机械 */
  createMachine: Machine;
  /** 新增机构 */
  createOrgan: Organ;
  /** 新增收款人 */
  createPayee: Payee;
  /** 新增付款单：付一个收款人的一张或多张结算单，全部或部分；占用的金额不能再付 */
  createPayment: Payment;
  /** 为已审核的结算单制定付款计划，替换原有的；已付款或已在付款单中的各期保留，其余重新计划 */
  createPaymentPlan: PaymentPlan;
  /** 新增付款单，按收款人拆分：每个收款人一张 */
  createPayments: Array<Payment>;
  /** 平台运营：另加一个平台字典项；由程序规定代码的字典不能增加 */
  createPlatformDictionaryItem: PlatformDictionaryItem;
  /** 新增项目 */
  createProject: Project;
  /** 新增分期 */
  createProjectPhase: ProjectPhase;
  /** 新增项目单价 */
  createProjectPrice: ProjectPrice;
  /** 登记红字发票：冲销一张发票未认领的全部或部分金额；返回红字发票 */
  createRedInvoice: Invoice;
  /** 新增渣土场 */
  createSite: DumpSite;
  /** 新增土质 */
  createSoil: Soil;
  /** 新增车辆 */
  createTruck: Truck;
  /** 新增运单 */
  createWaybill: Waybill;
  /** 谢绝一家公司的邀请 */
  declineInvitation: DeclinedInvitation;
  /** 未登录时谢绝一家公司的邀请；须持有手机号的一次性登录码，登录码不会用掉 */
  declineInvitationByCode: DeclinedInvitation;
  /** 删除车队长；已被使用的会被拒绝 */
  deleteCaptain: DeletedRecord;
  /** 删除待审核的任务申请 */
  deleteCaptainTask: DeletedRecord;
  /** 删除待审核的直付价 */
  deleteDirectPayPrice: DeletedRecord;
  /** 删除司机；已被使用的会被拒绝 */
  deleteDriver: DeletedRecord;
  /** 删除在用的证件 */
  deleteFleetPaper: DeletedRecord;
  /** 删除没有认领运单、没有红字发票的发票；删除红字发票则蓝字发票恢复 */
  deleteInvoice: InvoiceDeletion;
  /** 删除登录日志的一行；原文与删除人留在任何人都不能删除的删除记录中 */
  deleteLoginLog: LogLineDeletion;
  /** 删除机械；已被使用的会被拒绝 */
  deleteMachine: DeletedRecord;
  /** 删除操作日志的一行；原文与删除人留在任何人都不能删除的删除记录中 */
  deleteOperationLog: LogLineDeletion;
  /** 删除没有用户、下级机构和项目的机构；返回删除前的样子 */
  deleteOrgan: Organ;
  /** 删除收款人；已被使用的会被拒绝 */
  deletePayee: DeletedRecord;
  /** 删除未付款的付款单；已付的须冲销 */
  deletePayment: DeletedRecord;
  /** 删除一次实测；原来的数留在分期的实测修改记录中 */
  deletePhaseSurvey: PhaseSurveyDeletion;
  /** 删除项目；已被使用的会被拒绝 */
  deleteProject: DeletedRecord;
  /** 删除分期；已被使用的会被拒绝 */
  deleteProjectPhase: DeletedRecord;
  /** 删除项目单价；已被使用的会被拒绝 */
  deleteProjectPrice: DeletedRecord;
  /** 删除无人使用的角色；标准角色不能删除 */
  deleteRole: Role;
  /** 删除待审核或已驳回的结算单 */
  deleteSettlement: DeletedRecord;
  /** 删除渣土场；已被使用的会被拒绝 */
  deleteSite: DeletedRecord;
  /** 删除土质；已被使用的会被拒绝 */
  deleteSoil: DeletedRecord;
  /** 删除车辆；已被使用的会被拒绝 */
  deleteTruck: DeletedRecord;
  /** 把用户移出公司，立即结束其在公司的全部会话；返回移除前的样子 */
  deleteUser: CompanyUser;
  /** 删除本人的视图；能修改公司设置的人也能删除他人共享的查询 */
  deleteView: DeletedRecord;
  /**
   * 作废运单，旧名
   * @deprecated 2027-06 移除，改用 voidWaybill
   */
  deleteWaybill: Waybill;
  /** 确认出场：已装车 → 运输中 */
  departWaybill: Waybill;
  /** 停用用户，立即结束其在公司的全部会话 */
  disableUser: CompanyUser;
  /** 清空未提交的企业认证 */
  discardAuthenticationDraft: AuthenticationStanding;
  /** 获取一张图形验证码；无须登录 */
  drawCaptcha: Captcha;
  /** 启用用户 */
  enableUser: CompanyUser;
  /** 退出本人的其他设备 */
  endOtherSessions: EndedSessions;
  /** 退出本人的一台设备，立即生效 */
  endSession: DeletedRecord;
  /** 结束渣土场的经营，经营方和建筑公司都可以 */
  endYardSite: DeletedRecord;
  /** 生成交卡回执单，每个交卡人一张 */
  generateReceipts: Array<Receipt>;
  /** 生成结算单，每个项目与交卡人一张 */
  generateSettlements: SettlementGeneration;
  /** 失效已审核的任务申请，由它而来的直付价一并失效 */
  invalidateCaptainTask: CaptainTask;
  /** 失效已审核的直付价；此前出场的运单仍按此价 */
  invalidateDirectPayPrice: DirectPayPrice;
  /** 按手机号邀请用户：没有账号的手机号会得到账号，并收到短信；进入公司即为接受 */
  inviteUser: CompanyUser;
  /** 锁屏；不填密码则以本人设置的锁屏密码锁屏 */
  lockSession: SessionLock;
  /** 把重复的项目并入另一个：未结算、未审核的改用保留的，已结算、已审核或付款的不变，重复的停用，不能再启用 */
  mergeBaseProjects: BaseDataMerge;
  /** 把重复的机械并入另一个：未结算、未审核的改用保留的，已结算、已审核或付款的不变，重复的停用，不能再启用 */
  mergeMachines: BaseDataMerge;
  /** 把机构的用户、下级机构和项目并入另一机构，并删除它 */
  mergeOrgan: OrganMerge;
  /** 把重复的收款人并入另一个：未审核的运单改付给保留的，已审核或付款的不变，重复的停用。返回保留的收款人 */
  mergePayees: Payee;
  /** 把重复的分期并入另一个：未结算、未审核的改用保留的，已结算、已审核或付款的不变，重复的停用，不能再启用 */
  mergeProjectPhases: BaseDataMerge;
  /** 合并同一项目、同一收款人的未付款结算单，保留最早的单号；其中有待审核的，合并后须重新审核 */
  mergeSettlements: Settlement;
  /** 把重复的渣土场并入另一个：未结算、未审核的改用保留的，已结算、已审核或付款的不变，重复的停用，不能再启用 */
  mergeSites: BaseDataMerge;
  /** 把重复的土质并入另一个：未结算、未审核的改用保留的，已结算、已审核或付款的不变，重复的停用，不能再启用 */
  mergeSoils: BaseDataMerge;
  /** 把重复的车辆并入另一个：未结算、未审核的改用保留的，已结算、已审核或付款的不变，重复的停用，不能再启用 */
  mergeTrucks: BaseDataMerge;
  /** 换绑结算卡：已有运单或未结算回执单的不能换 */
  moveCards: ChangedCards;
  /** 把机构连同其下级移到另一机构之下，或直属公司 */
  moveOrgan: Organ;
  /** 平台运营：为公司唯一的管理员申请找回账号，须由另一人确认；短信与消息告知所有相关的人 */
  openRescue: AdministratorRescue;
  /** 登录之后输入两步验证码；再错则每次须等待更久（TOO_OFTEN） */
  passSecondFactor: SecondFactor;
  /** 登记已付款：运单、结算卡和结算单随之记为已付 */
  payPayment: Payment;
  /** 调整用户的机构；全部成功或全部不变 */
  placeUsers: Array<CompanyUser>;
  /** 付款计划预览，不写入任何数据 */
  previewPaymentPlan: PaymentPlan;
  /** 结算预览，不写入任何数据 */
  previewSettlements: SettlementPreview;
  /** 上报打卡，一次最多50条；同一编号只计一次，可重发。不能计入运单的留待处理，不使整批失败；按所给的顺序返回 */
  punchTrips: Array<Punch>;
  /** 登记购票：计入公司库存 */
  purchaseTickets: TicketPurchase;
  /** 将所选的或全部消息标为已读，返回剩余的未读条数，最多 100 */
  readMessages: Scalars['Int']['output'];
  /** 登记车辆到场 */
  recordArrival: Arrival;
  /** 确认车辆已卸土；与运单数量不同的，建筑公司会看到差异 */
  recordTipping: Arrival;
  /** 重新计算某渣土场、土质一个月的票据合计与成本：与运单和流水核对，改正不符之处 */
  recountTickets: TicketRecount;
  /** 用刷新令牌换新的凭证 */
  refreshToken: TokenBundle;
  /** 申请退票；审核通过后才入账 */
  refundTickets: TicketRefund;
  /** 拒收一趟车 */
  refuseArrival: Arrival;
  /** 平台运营：作为申请人以外的另一人不同意找回，账号不变 */
  refuseRescue: AdministratorRescue;
  /** 车队长以手机验证码注册并登录，没有账号的同时开通；公司以后登记其手机号，即可看到在该公司的运单和结算 */
  registerCaptain: TokenBundle;
  /** 注册企业或渣土场；不必登录，须持有管理员手机的验证码，成功后管理员即可登录 */
  registerCompany: Registration;
  /** 驳回挖机工时，须填原因，上报人可修改后重新提交；已通过的也可驳回，其金额随之取消 */
  rejectExcavatorRecord: ExcavatorRecord;
  /** 以同一原因批量驳回挖机工时，逐行返回结果 */
  rejectExcavatorRecords: Array<RowResult>;
  /** 平台运营：驳回企业认证，提交人会读到原因 */
  rejectRegistration: Registration;
  /** 驳回；运单、卡与回执单随之释放 */
  rejectSettlement: Settlement;
  /** 驳回：运单不变 */
  rejectWaybillChange: WaybillReview;
  /** 批量驳回，逐行返回结果 */
  rejectWaybillChanges: Array<RowResult>;
  /** 驳回结算运单的单价；重新定价或撤销驳回前，结算单不能审核通过。逐行返回结果 */
  rejectWaybillPrices: Array<LineResult>;
  /** 释放发票认领的运单，可再被认领 */
  releaseInvoiceClaims: Invoice;
  /** 运单更正后重新核对；没有变化的行保留其处理 */
  rematchTicketReconciliation: TicketReconciliation;
  /** 从扫卡列表移除，返回剩余的卡 */
  removeScannedCards: Array<Card>;
  /** 把运单移出待审核的结算单；全部移出则结算单驳回。逐行返回结果 */
  removeSettledWaybills: Array<LineResult>;
  /** 从结算单上删除一份资料；结算单已付款的不能删除 */
  removeSettlementPaper: SettlementPaperDeletion;
  /** 换证：以换发的证件接替在用的，旧证保留为历史 */
  renewFleetPaper: FleetPaper;
  /** 重新生成 10 个恢复码，旧的随即失效 */
  renewRecoveryCodes: Array<Scalars['String']['output']>;
  /** 撤销确认或排除，恢复为待处理 */
  reopenAnomalies: AnomalyBatch;
  /** 撤回对一趟车的登记；已结算的不能撤回 */
  reopenArrival: Arrival;
  /** 为挂失的结算卡补办新卡：未结算的运单和子卡转到新卡，已结算的运单、回执单和结算单仍记在原卡 */
  replaceCard: ReplacedCard;
  /** 挂失的结算卡已找回，可以继续使用；已补办的不能找回 */
  reportCardFound: Card;
  /** 挂失结算卡：不能再扫卡、登记运单和交卡；有未结算回执单的不能挂失 */
  reportCardLost: Card;
  /** 填写运单单价，待审核结算单上的运单也可修改。逐行返回结果 */
  repriceWaybills: Array<LineResult>;
  /** 重发邀请短信；次数有限 */
  resendInvitation: CompanyUser;
  /** 恢复平台名称、排序和启用 */
  resetDictionaryItem: CompanyDictionaryItem;
  /** 重置他人密码，其所有设备随即退出登录；在其他公司也任职的人、权限多于自己的人不能重置 */
  resetPassword: AccessReset;
  /** 把标准角色恢复为标准的权限和全部项目 */
  resetRole: Role;
  /** 重置他人的两步验证，其所有设备随即退出登录；在其他公司也任职的人、权限多于自己的人不能重置 */
  resetSecondFactor: AccessReset;
  /** 处理对账差异，可改；须为同一次对账的行，最多5000行 */
  resolveTicketReconciliationRows: TicketReconciliation;
  /** 重新启用车队长 */
  restoreCaptain: Captain;
  /** 重新启用司机 */
  restoreDriver: Driver;
  /** 重新启用机械 */
  restoreMachine: Machine;
  /** 重新启用收款人 */
  restorePayee: Payee;
  /** 重新启用项目 */
  restoreProject: Project;
  /** 重新启用分期 */
  restoreProjectPhase: ProjectPhase;
  /** 重新启用项目单价 */
  restoreProjectPrice: ProjectPrice;
  /** 重新启用渣土场 */
  restoreSite: DumpSite;
  /** 重新启用土质 */
  restoreSoil: Soil;
  /** 重新启用车辆 */
  restoreTruck: Truck;
  /** 平台运营：恢复停用的公司 */
  resumeCompany: DeskCompany;
  /** 停用车队长：不再可选，已有的记录不变 */
  retireCaptain: Captain;
  /** 停用司机：不再可选，已有的记录不变 */
  retireDriver: Driver;
  /** 停用机械：不再可选，已有的记录不变 */
  retireMachine: Machine;
  /** 停用收款人：不再可选，已有的记录不变 */
  retirePayee: Payee;
  /** 停用项目：不再可选，已有的记录不变 */
  retireProject: Project;
  /** 停用分期：不再可选，已有的记录不变 */
  retireProjectPhase: ProjectPhase;
  /** 停用项目单价：不再可选，已有的记录不变 */
  retireProjectPrice: ProjectPrice;
  /** 停用渣土场：不再可选，已有的记录不变 */
  retireSite: DumpSite;
  /** 停用土质：不再可选，已有的记录不变 */
  retireSoil: Soil;
  /** 停用车辆：不再可选，已有的记录不变 */
  retireTruck: Truck;
  /** 重新执行失败或已取消的任务 */
  retryExport: ExportTask;
  /** 登记银行退回的款：所付的结算单和运单恢复为未付，须填原因 */
  returnPayment: Payment;
  /** 冲销登记有误的付款：所付的结算单和运单恢复为未付，须填原因 */
  reversePayment: Payment;
  /** 吊销访问令牌，立即生效 */
  revokeAccessToken: AccessToken;
  /** 吊销设备密钥，立即生效 */
  revokeDeviceKey: DeviceKey;
  /** 保存未提交的企业认证，替换之前保存的 */
  saveAuthenticationDraft: AuthenticationDraft;
  /** 填报或修改分期到某一天为止的累计实测方量；每天一次，不晚于今天，在分期开始之后、结束后 90 天之内 */
  savePhaseSurvey: PhaseSurvey;
  /** 新增或修改角色；自己没有的权限不能给予，管理员角色不能修改 */
  saveRole: Role;
  /** 新建视图，或覆盖本人的视图 */
  saveView: SavedView;
  /** 扫一张或多张卡；不能扫入的逐张给出原因 */
  scanCards: ScanResult;
  /** 把待审核或待付款的付款单退回修改，须填原因 */
  sendBackPayment: Payment;
  /** 发送短信验证码 */
  sendCode: Scalars['String']['output'];
  /** 设置一条异常规则；近期的运单随后按新设置重新检查 */
  setAnomalyRule: AnomalyRuleSetting;
  /** 设置交卡人，可批量 */
  setCardGivers: Array<Card>;
  /** 修改结算卡的购票类型；有未结算回执单的不能改 */
  setCardTypes: ChangedCards;
  /** 设置公司的复核：开启后不能审核通过自己申请或修改的直付价、自己生成或修改的结算单、自己申请的退票、自己上报的挖机工时、自己制作或修改且超过复核金额的付款单。关闭时若公司另有人有此权限，须由其中一人再次关闭才生效；开启则撤销关闭或提高复核付款金额的申请。返回当前的公司设置 */
  setFourEyes: CompanySettings;
  /** 设置或更换各组运单的收款人，全部或全不；结算单审核通过后不能更换。返回所涉及的结算单 */
  setGroupPayees: Array<Settlement>;
  /** 选择接收哪些消息；没有填写的不变 */
  setMessagePreferences: Array<MessagePreference>;
  /** 设置机构的项目；其他机构的项目随之转来，不再列出的直属公司 */
  setOrganProjects: Organ;
  /** 设置公司的每张结算单都需要的资料种类，空列表为不需要；返回设置后的种类 */
  setPaperNeeds: Array<PaperKind>;
  /** 设置运单的收款人，逐行返回结果 */
  setPayees: Array<RowResult>;
  /** 更换用户的角色；自己没有的权限不能给予或取消 */
  setUserRoles: CompanyUser;
  /** 批量修改车队名称 */
  setWaybillFleetNames: WaybillBatch;
  /** 批量修改预付价；已在结算单上的运单不能修改 */
  setWaybillPreparePrices: WaybillBatch;
  /** 填写运单单价，逐行返回结果 */
  setWaybillPrices: Array<RowResult>;
  /** 批量设置班次 */
  setWaybillShifts: WaybillBatch;
  /** 批量修改车辆类型 */
  setWaybillVehicleTypes: WaybillBatch;
  /** 处理待处理的打卡：归入运单、新建运单或弃用 */
  settlePunch: Punch;
  /** 结清对账：差异须全部处理；版本不是最新的会被拒绝 */
  settleTicketReconciliation: TicketReconciliation;
  /** 把运单生成结算单，每个项目与交卡人一张。逐行返回结果，附新结算单的单号 */
  settleWaybills: Array<LineResult>;
  /** 登录 */
  signIn: TokenBundle;
  /** 密码登录；错两次之后须附图形验证码（CAPTCHA_NEEDED），再错则每次须等待更久（TOO_OFTEN） */
  signInByPassword: TokenBundle;
  /** 以绑定过的第三方账号登录，进入最早加入的公司；没有绑定过的须先登录后绑定 */
  signInByThirdParty: TokenBundle;
  /** 退出登录，令牌立即失效 */
  signOut: EndedSessions;
  /** 登记收款人已签约及其合同；再次登记时，所给的合同代替原来的，不给合同的不变 */
  signPayee: Payee;
  /** 把部分运单拆到新结算单；返回原结算单与拆出的结算单 */
  splitSettlement: Array<Settlement>;
  /** 在后台取一个列表的全部记录：与 startExport 的任务同列于 exportTasks，同样可取消、重试，文件保留 7 天，以 fileUrl 下载 */
  startBulkQuery: ExportTask;
  /** 开始审核已提交的挖机工时；上报人不能再修改 */
  startExcavatorReview: ExcavatorRecord;
  /** 在后台导出选中的记录或全部查询结果 */
  startExport: ExportTask;
  /** 发起绑定：平台送回 /authredirect，只能由本次登录绑定 */
  startThirdPartyBind: ThirdPartyAuthorization;
  /** 发起登录：平台送回 /login，只能由本浏览器登录 */
  startThirdPartySignIn: ThirdPartyAuthorization;
  /** 上传渣土场清单并与我方用票运单核对：先按票号，再按车牌和时间；一次最多10000行 */
  startTicketReconciliation: TicketReconciliation;
  /** 停止找回管理员：本人，或其任职的公司里能编辑用户的人；账号不变 */
  stopRescue: RunningRescue;
  /** 提交企业认证，由平台审核；还没有公司的人同时开通公司，之后选择该公司进入 */
  submitAuthentication: Registration;
  /** 上报挖机工时；挖机手上报本人的，公司人员可以代报。同一挖机的工时不能重叠 */
  submitExcavatorRecord: ExcavatorRecord;
  /** 提交付款单审核；收款人须已签约、账户完整 */
  submitPayment: Payment;
  /** 平台运营：停用公司，其所有人立即退出且不能登录，数据不变 */
  suspendCompany: DeskCompany;
  /** 关闭两步验证；公司要求使用的不能关闭 */
  turnOffSecondFactor: SecondFactor;
  /** 以新密钥的验证码开启两步验证，返回 10 个恢复码，只显示这一次 */
  turnOnSecondFactor: Array<Scalars['String']['output']>;
  /** 解绑第三方账号，随即不能再用它登录；已登录的不受影响 */
  unbindThirdParty: DeletedRecord;
  /** 撤销一次修改：把它改过的字段恢复原值，之后又改过的运单不动。本人的修改，或有审核权限者可撤销 */
  undoWaybillChanges: WaybillBatch;
  /** 确认卸车：金额计入卡片台账 */
  unloadWaybill: Waybill;
  /** 解锁；连续错 5 次则退出登录 */
  unlockSession: SessionLock;
  /** 撤销签约登记：使用此收款人的结算单在重新签约前不能审核通过 */
  unsignPayee: Payee;
  /** 撤销作废：作废后十分钟内、之后没有其他修改时，本人或有审核权限者可恢复原状 */
  unvoidWaybill: Waybill;
  /** 修改车队长；版本不是最新的会被拒绝 */
  updateCaptain: Captain;
  /** 修改待审核的任务申请；填写的版本不是最新的会被拒绝 */
  updateCaptainTask: CaptainTask;
  /** 修改公司设置；版本不是最新的会被拒绝。双人复核开启时提高复核的付款金额，若公司另有人有此权限，须由其中一人再次提高到此金额才生效 */
  updateCompanySettings: CompanySettings;
  /** 修改字典项的名称、排序，停用或启用它；版本不是最新的会被拒绝 */
  updateDictionaryItem: CompanyDictionaryItem;
  /** 修改待审核的直付价；填写的版本不是最新的会被拒绝 */
  updateDirectPayPrice: DirectPayPrice;
  /** 修改司机；版本不是最新的会被拒绝 */
  updateDriver: Driver;
  /** 修改已提交或已驳回的挖机工时，重新提交；挖机手只能修改本人的 */
  updateExcavatorRecord: ExcavatorRecord;
  /** 修改证件；版本不是最新的会被拒绝 */
  updateFleetPaper: FleetPaper;
  /** 修改发票，内容以所给的为准；已认领或已红冲的，金额和收款人不能改；红字发票的数量和金额填正数 */
  updateInvoice: Invoice;
  /** 设置本人的锁屏密码和自动锁屏；自动锁屏须先有锁屏密码 */
  updateLockSetting: LockSetting;
  /** 修改机械；版本不是最新的会被拒绝 */
  updateMachine: Machine;
  /** 修改机构的名称、类型、顺序和说明 */
  updateOrgan: Organ;
  /** 修改收款人；版本不是最新的会被拒绝 */
  updatePayee: Payee;
  /** 修改草稿状态的付款单；没有给出的不变，给出空值则删去；版本不是最新的会被拒绝 */
  updatePayment: Payment;
  /** 平台运营：修改平台字典项的名称、排序，停用或启用它；版本不是最新的会被拒绝 */
  updatePlatformDictionaryItem: PlatformDictionaryItem;
  /** 修改本人的姓名、邮箱或头像 */
  updateProfile: Profile;
  /** 修改项目；版本不是最新的会被拒绝 */
  updateProject: Project;
  /** 修改分期；版本不是最新的会被拒绝 */
  updateProjectPhase: ProjectPhase;
  /** 修改项目单价；版本不是最新的会被拒绝 */
  updateProjectPrice: ProjectPrice;
  /** 修改备注；没有给出的不变，给出空值则删去；版本不是最新的会被拒绝 */
  updateSettlement: Settlement;
  /** 修改渣土场；版本不是最新的会被拒绝 */
  updateSite: DumpSite;
  /** 修改土质；版本不是最新的会被拒绝 */
  updateSoil: Soil;
  /** 修改领票中不影响张数的内容；版本不是最新的会被拒绝 */
  updateTicketCollection: TicketCollection;
  /** 修改购票中不影响张数和金额的内容；版本不是最新的会被拒绝 */
  updateTicketPurchase: TicketPurchase;
  /** 修改车辆；版本不是最新的会被拒绝 */
  updateTruck: Truck;
  /** 修改用户 */
  updateUser: CompanyUser;
  /** 修改运单；已卸车运单涉及金额的修改，无审核权限者提交审核。他人已修改则拒绝（STALE），extensions.data 列出差异 */
  updateWaybill: WaybillUpdate;
  /** 批量修改备注 */
  updateWaybillRemarks: WaybillBatch;
  /** 公布渣土场的开放时间、土质、容量和收费；版本不是最新的会被拒绝 */
  updateYardSite: YardSite;
  /** 上传并核对一种资料的文件，即 Base64 的 .xlsx：不超过 20000 行，请求正文不超过 4MB。模板用同一令牌 GET /chain/dataImport/template?kind=TRUCK。随后 dataImportRows 取逐行结果，commitDataImport 导入，dataImport 看进度，cancelDataImport 取消。同一文件正在导入时答那一次导入 */
  uploadDataImport: DataImport;
  /** 上传并核对运单文件，即 Base64 的 .xlsx：不超过 20000 行，请求正文不超过 4MB（文件约 3MB；更大的、至 10MB 的文件用 REST POST /chain/thirdImport/importThirdWaybillExcel?check=1 上传，所答 id 同样用于以下各步）。随后 waybillImportRows 取逐行结果，commitWaybillImport 导入，waybillImport 看进度，cancelWaybillImport 取消。同一文件正在导入时答那一次导入；再次导入同一文件不会重复建单 */
  uploadWaybillImport: WaybillImport;
  /** 作废结算卡；有已结算运单或未结算回执单的不能作废 */
  voidCard: Card;
  /** 作废回执单；已被结算单使用的不能作废 */
  voidReceipt: Receipt;
  /** 作废领票：在原时间冲回，退回公司库存；项目剩余可因此为负 */
  voidTicketCollection: TicketCollection;
  /** 作废购票：在原时间冲回，库存可因此为负 */
  voidTicketPurchase: TicketPurchase;
  /** 作废对账 */
  voidTicketReconciliation: TicketReconciliation;
  /** 作废运单：运单号与历史保留，金额退出卡片台账 */
  voidWaybill: Waybill;
  /** 批量作废运单；在结算单上的不能作废。逐行返回结果 */
  voidWaybills: Array<RowResult>;
  /** 撤回已提交或已驳回的挖机工时，不再列出；挖机手只能撤回本人的 */
  withdrawExcavatorRecord: ExcavatorRecord;
  /** 撤回尚未接受的邀请；返回撤回前的样子 */
  withdrawInvitation: CompanyUser;
  /** 撤回待审核或待付款的付款单，回到草稿 */
  withdrawPayment: Payment;
  /** 撤销单价驳回。逐行返回结果 */
  withdrawPriceRejections: Array<LineResult>;
  /** 平台运营：在生效之前撤回找回，账号不变 */
  withdrawRescue: AdministratorRescue;
  /** 撤回待审核的退票申请；限申请人或可修改票据的人 */
  withdrawTicketRefund: TicketRefund;
  /** 撤回本人的修改申请 */
  withdrawWaybillChange: WaybillReview;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationActivateCardArgs = {
  cardNo: Scalars['String']['input'];
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationAddFleetPaperArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: FleetPaperInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationAddSettlementPapersArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: Array<SettlementPaperInput>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationApplyCaptainTaskArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CaptainTaskInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationApplyDirectPayPriceArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DirectPayPriceInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationApproveExcavatorRecordArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationApproveExcavatorRecordsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationApprovePaymentArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationApproveRegistrationArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationApproveSettlementArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationApproveWaybillChangeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationApproveWaybillChangesArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationAuditCaptainTaskArgs = {
  approve: Scalars['Boolean']['input'];
  form?: InputMaybe<CaptainTaskInput>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  replaceClashing?: InputMaybe<Scalars['Boolean']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationAuditDirectPayPriceArgs = {
  approve: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  replaceClashing?: InputMaybe<Scalars['Boolean']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationAuditTicketRefundArgs = {
  approve: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationBeginAuthenticationArgs = {
  code: Scalars['String']['input'];
  deviceId?: InputMaybe<Scalars['String']['input']>;
  mobile: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationBeginSecondFactorArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationBindCardsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BindCardsInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationBindThirdPartyArgs = {
  code: Scalars['String']['input'];
  state: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCancelDataImportArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCancelExportArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCancelWaybillImportArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationChangePhoneArgs = {
  code: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  type: PhoneStep;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCheckCodeArgs = {
  code: Scalars['String']['input'];
  deviceId?: InputMaybe<Scalars['String']['input']>;
  mobile: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCheckPasswordArgs = {
  input: CheckPasswordInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationChooseCompanyArgs = {
  companyAuthId: Scalars['ID']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationClaimInvoicesArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: Array<ClaimInvoiceInput>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationClaimYardSiteArgs = {
  code: Scalars['String']['input'];
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  offerId: Scalars['ID']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationClearAnomaliesArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: HandleAnomaliesInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCollectTicketsArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TicketCollectionInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCommitDataImportArgs = {
  captchaCode?: InputMaybe<Scalars['String']['input']>;
  captchaId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCommitWaybillImportArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationConfirmAnomaliesArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: HandleAnomaliesInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationConfirmCaptainTripArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CaptainWordInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationConfirmOwnTripArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TripWordInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationConfirmPayeeAccountArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationConfirmRescueArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCopyDirectPayPriceArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCopyRoleArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCorrectTicketsArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TicketCorrectionInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateAccessTokenArgs = {
  input: AccessTokenInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateCaptainArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CaptainInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateCardsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreateCardsInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateDeviceKeyArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DeviceKeyInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateDictionaryItemArgs = {
  dictionary: Scalars['String']['input'];
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: NewDictionaryItem;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateDriverArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DriverInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateInvoiceArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: InvoiceInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateMachineArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: MachineInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateOrganArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: OrganInput;
  parentId?: InputMaybe<Scalars['ID']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreatePayeeArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PayeeInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreatePaymentArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PaymentInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreatePaymentPlanArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PaymentPlanInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreatePaymentsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PaymentInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreatePlatformDictionaryItemArgs = {
  dictionary: Scalars['String']['input'];
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: NewDictionaryItem;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateProjectArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProjectInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateProjectPhaseArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProjectPhaseInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateProjectPriceArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProjectPriceInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateRedInvoiceArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RedInvoiceInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateSiteArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SiteInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateSoilArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SoilInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateTruckArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TruckInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationCreateWaybillArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreateWaybillInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeclineInvitationArgs = {
  companyAuthId: Scalars['ID']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeclineInvitationByCodeArgs = {
  code: Scalars['String']['input'];
  companyAuthId: Scalars['ID']['input'];
  mobile: Scalars['String']['input'];
  roleType?: RoleType;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteCaptainArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteCaptainTaskArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteDirectPayPriceArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteDriverArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteFleetPaperArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteInvoiceArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteLoginLogArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteMachineArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteOperationLogArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteOrganArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeletePayeeArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeletePaymentArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeletePhaseSurveyArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteProjectArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteProjectPhaseArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteProjectPriceArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteRoleArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteSettlementArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteSiteArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteSoilArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteTruckArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteUserArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteViewArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDeleteWaybillArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDepartWaybillArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationDisableUserArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationEnableUserArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationEndOtherSessionsArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationEndYardSiteArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationGenerateReceiptsArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: GenerateReceiptsInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationGenerateSettlementsArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SettlementSourceInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationInvalidateCaptainTaskArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationInvalidateDirectPayPriceArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationInviteUserArgs = {
  captchaCode?: InputMaybe<Scalars['String']['input']>;
  captchaId?: InputMaybe<Scalars['ID']['input']>;
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: InviteUserInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationLockSessionArgs = {
  password?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationMergeBaseProjectsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BaseDataMergeInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationMergeMachinesArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BaseDataMergeInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationMergeOrganArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  intoId: Scalars['ID']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationMergePayeesArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: MergePayeesInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationMergeProjectPhasesArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BaseDataMergeInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationMergeSettlementsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationMergeSitesArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BaseDataMergeInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationMergeSoilsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BaseDataMergeInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationMergeTrucksArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BaseDataMergeInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationMoveCardsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: MoveCardsInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationMoveOrganArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  parentId?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationOpenRescueArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: OpenRescueInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationPassSecondFactorArgs = {
  code: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationPayPaymentArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  paymentDate?: InputMaybe<Scalars['Date']['input']>;
  tradeNo?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationPlaceUsersArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']>;
  organId?: InputMaybe<Scalars['ID']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationPreviewPaymentPlanArgs = {
  input: PaymentPlanInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationPreviewSettlementsArgs = {
  input: SettlementSourceInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationPunchTripsArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  punches: Array<PunchInput>;
  sentAt: Scalars['DateTime']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationPurchaseTicketsArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TicketPurchaseInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationReadMessagesArgs = {
  all?: Scalars['Boolean']['input'];
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRecordArrivalArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRecordTippingArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input?: InputMaybe<TippingInput>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRecountTicketsArgs = {
  garbageId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  soilType: Scalars['String']['input'];
  yearMonth: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRefreshTokenArgs = {
  refreshToken: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRefundTicketsArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TicketRefundInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRefuseArrivalArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRefuseRescueArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRegisterCaptainArgs = {
  input: RegisterCaptainInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRegisterCompanyArgs = {
  deviceId?: InputMaybe<Scalars['String']['input']>;
  input: RegisterCompanyInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRejectExcavatorRecordArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRejectExcavatorRecordsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']>;
  reason: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRejectRegistrationArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRejectSettlementArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRejectWaybillChangeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRejectWaybillChangesArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']>;
  reason: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRejectWaybillPricesArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  waybillIds: Array<Scalars['ID']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationReleaseInvoiceClaimsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  waybillIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRematchTicketReconciliationArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRemoveScannedCardsArgs = {
  cardNos: Array<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRemoveSettledWaybillsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  waybillIds: Array<Scalars['ID']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRemoveSettlementPaperArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRenewFleetPaperArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: FleetPaperRenewalInput;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRenewRecoveryCodesArgs = {
  code: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationReopenAnomaliesArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationReopenArrivalArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationReplaceCardArgs = {
  cardNo: Scalars['String']['input'];
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  replacementNo: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationReportCardFoundArgs = {
  cardNo: Scalars['String']['input'];
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationReportCardLostArgs = {
  cardNo: Scalars['String']['input'];
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRepriceWaybillsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: Array<WaybillPriceInput>;
  samePrice?: InputMaybe<Scalars['Boolean']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationResendInvitationArgs = {
  captchaCode?: InputMaybe<Scalars['String']['input']>;
  captchaId?: InputMaybe<Scalars['ID']['input']>;
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationResetDictionaryItemArgs = {
  dictionary: Scalars['String']['input'];
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  itemValue: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationResetPasswordArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ResetPasswordInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationResetRoleArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationResetSecondFactorArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['ID']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationResolveTicketReconciliationRowsArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']>;
  reason: Scalars['String']['input'];
  resolution: TicketResolution;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRestoreCaptainArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRestoreDriverArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRestoreMachineArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRestorePayeeArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRestoreProjectArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRestoreProjectPhaseArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRestoreProjectPriceArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRestoreSiteArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRestoreSoilArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRestoreTruckArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationResumeCompanyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRetireCaptainArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRetireDriverArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRetireMachineArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRetirePayeeArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRetireProjectArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRetireProjectPhaseArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRetireProjectPriceArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRetireSiteArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRetireSoilArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRetireTruckArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRetryExportArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationReturnPaymentArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationReversePaymentArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRevokeAccessTokenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationRevokeDeviceKeyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSaveAuthenticationDraftArgs = {
  input: AuthenticationInput;
  step: AuthenticationStep;
  unsure?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSavePhaseSurveyArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PhaseSurveyInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSaveRoleArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RoleInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSaveViewArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SavedViewInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationScanCardsArgs = {
  cardNos: Array<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSendBackPaymentArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSendCodeArgs = {
  captchaCode?: InputMaybe<Scalars['String']['input']>;
  captchaId?: InputMaybe<Scalars['ID']['input']>;
  deviceId?: InputMaybe<Scalars['String']['input']>;
  mobile: Scalars['String']['input'];
  roleType?: RoleType;
  type?: CodePurpose;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSetAnomalyRuleArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: AnomalyRuleInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSetCardGiversArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: Array<CardGiverInput>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSetCardTypesArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SetCardTypesInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSetFourEyesArgs = {
  enabled: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSetGroupPayeesArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SetGroupPayeesInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSetMessagePreferencesArgs = {
  preferences: Array<MessagePreferenceInput>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSetOrganProjectsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  projectIds: Array<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSetPaperNeedsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  kinds: Array<PaperKind>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSetPayeesArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: Array<SetPayeeInput>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSetUserRolesArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  roleIds: Array<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSetWaybillFleetNamesArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: Array<WaybillFleetNameInput>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSetWaybillPreparePricesArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: Array<WaybillPreparePriceInput>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSetWaybillPricesArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: Array<WaybillPriceInput>;
  samePrice?: InputMaybe<Scalars['Boolean']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSetWaybillShiftsArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: Array<WaybillShiftInput>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSetWaybillVehicleTypesArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: Array<WaybillVehicleTypeInput>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSettlePunchArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PunchSettlingInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSettleTicketReconciliationArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSettleWaybillsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  waybillIds: Array<Scalars['ID']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSignInByPasswordArgs = {
  input: PasswordSignInInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSignInByThirdPartyArgs = {
  input: ThirdPartySignInInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSignPayeeArgs = {
  contract?: InputMaybe<PayeeContractInput>;
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSplitSettlementArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  waybillIds: Array<Scalars['ID']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationStartBulkQueryArgs = {
  format?: BulkFormat;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  query: Scalars['String']['input'];
  variables?: InputMaybe<Scalars['JSON']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationStartExcavatorReviewArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationStartExportArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExportInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationStartThirdPartyBindArgs = {
  provider: ThirdParty;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationStartThirdPartySignInArgs = {
  provider: ThirdParty;
  roleType?: RoleType;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationStartTicketReconciliationArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TicketReconciliationInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationStopRescueArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSubmitAuthenticationArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: AuthenticationInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSubmitExcavatorRecordArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExcavatorRecordInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSubmitPaymentArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationSuspendCompanyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationTurnOffSecondFactorArgs = {
  code: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationTurnOnSecondFactorArgs = {
  code: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUnbindThirdPartyArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUndoWaybillChangesArgs = {
  changeSetId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUnloadWaybillArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input?: InputMaybe<UnloadWaybillInput>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUnlockSessionArgs = {
  password: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUnsignPayeeArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUnvoidWaybillArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateCaptainArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CaptainInput;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateCaptainTaskArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CaptainTaskInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateCompanySettingsArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CompanySettingsInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateDictionaryItemArgs = {
  dictionary: Scalars['String']['input'];
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DictionaryItemChanges;
  itemValue: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateDirectPayPriceArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DirectPayPriceInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateDriverArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DriverInput;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateExcavatorRecordArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ExcavatorRecordInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateFleetPaperArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: FleetPaperUpdateInput;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateInvoiceArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: InvoiceInput;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateLockSettingArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LockSettingInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateMachineArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: MachineInput;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateOrganArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: OrganInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdatePayeeArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PayeeInput;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdatePaymentArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PaymentInput;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdatePlatformDictionaryItemArgs = {
  dictionary: Scalars['String']['input'];
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: PlatformDictionaryItemChanges;
  itemValue: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateProfileArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProfileInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateProjectArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProjectInput;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateProjectPhaseArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProjectPhaseInput;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateProjectPriceArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ProjectPriceInput;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateSettlementArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  remark?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateSiteArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SiteInput;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateSoilArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SoilInput;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateTicketCollectionArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TicketCollectionChange;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateTicketPurchaseArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TicketPurchaseChange;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateTruckArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: TruckInput;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateUserArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: UpdateUserInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateWaybillArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: UpdateWaybillInput;
  reason?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateWaybillRemarksArgs = {
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: Array<WaybillRemarkInput>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUpdateYardSiteArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: YardSiteInput;
  version: Scalars['Int']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUploadDataImportArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: DataImportInput;
  kind: DataImportKind;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationUploadWaybillImportArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: WaybillImportInput;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationVoidCardArgs = {
  cardNo: Scalars['String']['input'];
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationVoidReceiptArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationVoidTicketCollectionArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationVoidTicketPurchaseArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationVoidTicketReconciliationArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationVoidWaybillArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationVoidWaybillsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  waybillIds: Array<Scalars['ID']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationWithdrawExcavatorRecordArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationWithdrawInvitationArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationWithdrawPaymentArgs = {
  dryRun?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationWithdrawPriceRejectionsArgs = {
  dryRun?: Scalars['Boolean']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  waybillIds: Array<Scalars['ID']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationWithdrawRescueArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationWithdrawTicketRefundArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


/** 操作：每个操作是一个事务，全部完成或全部不做 */
export type MutationWithdrawWaybillChangeArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** 新建的访问令牌 */
export type NewAccessToken = {
  /** 新建的访问令牌 */
  accessToken: AccessToken;
  /** 令牌本身，只在新建时出示这一次 */
  token: Scalars['String']['output'];
};

/** 新建的设备密钥 */
export type NewDeviceKey = {
  /** 新建的设备密钥 */
  deviceKey: DeviceKey;
  /** 密钥本身，只在新建时出示这一次；以同一幂等键重试时为空 */
  key?: Maybe<Scalars['String']['output']>;
};

/** 另加的字典项 */
export type NewDictionaryItem = {
  /** 名称，最多 20 个字符；字典内不重复 */
  itemName: Scalars['String']['input'];
  /** 值，最多 20 个字符，字母、数字、下划线或短横线；以后不变 */
  itemValue: Scalars['String']['input'];
  /** 排序，小的在前；0 到 9999，不填排在最后 */
  sort?: InputMaybe<Scalars['Int']['input']>;
};

/** 尚未验证的两步验证密钥 */
export type NewSecondFactor = {
  /** 验证器可识别的地址，otpauth://totp/… */
  address: Scalars['String']['output'];
  /** 该地址的二维码，data:image/png;base64,… */
  picture: Scalars['String']['output'];
  /** 密钥，Base32，供手工输入验证器 */
  secret: Scalars['String']['output'];
};

/** 可按类型与编号取得的记录 */
export type Node = {
  /** 编号 */
  id: Scalars['ID']['output'];
};

/** 记录的类型 */
export type NodeType =
  /** 车队长 */
  | 'CAPTAIN'
  /** 结算卡 */
  | 'CARD'
  /** 司机 */
  | 'DRIVER'
  /** 渣土场 */
  | 'DUMP_SITE'
  /** 发票 */
  | 'INVOICE'
  /** 挖机 */
  | 'MACHINE'
  /** 收款人 */
  | 'PAYEE'
  /** 付款单 */
  | 'PAYMENT'
  /** 项目 */
  | 'PROJECT'
  /** 项目分期 */
  | 'PROJECT_PHASE'
  /** 打卡 */
  | 'PUNCH'
  /** 交卡回执单 */
  | 'RECEIPT'
  /** 结算单 */
  | 'SETTLEMENT'
  /** 土质 */
  | 'SOIL'
  /** 领票 */
  | 'TICKET_COLLECTION'
  /** 购票 */
  | 'TICKET_PURCHASE'
  /** 渣土场对账 */
  | 'TICKET_RECONCILIATION'
  /** 退票 */
  | 'TICKET_REFUND'
  /** 车辆 */
  | 'TRUCK'
  /** 运单 */
  | 'WAYBILL';

/** 申请找回管理员 */
export type OpenRescueInput = {
  /** 所属公司编号 */
  companyAuthId: Scalars['ID']['input'];
  /** 丢失的内容 */
  loss: RescueLoss;
  /** 管理员的用户编号，如 rescueCandidate 所答；申请人所核对的须仍是其唯一的管理员 */
  memberId: Scalars['ID']['input'];
  /** 新手机号，11 位；丢失手机号时必填，没有丢失时不填 */
  newMobile?: InputMaybe<Scalars['String']['input']>;
  /** 证明材料（授权书、营业执照等）上传后所答的地址，1 到 6 个 */
  proofUrls: Array<Scalars['String']['input']>;
  /** 申请原因，最多 500 个字符 */
  reason: Scalars['String']['input'];
};

/** 操作日志的一行：一次写操作，或它被拒绝 */
export type OperationLog = {
  /** 当前用户可做的操作 */
  allowedActions: Array<LogAction>;
  /** 操作人 */
  createBy: Scalars['String']['output'];
  /** 操作人编号 */
  createId: Scalars['ID']['output'];
  /** 操作时间 */
  createTime: Scalars['DateTime']['output'];
  /** 操作人：本公司的用户；不在本公司的为空，不可查看用户的人看不到 */
  creator?: Maybe<CompanyUser>;
  /** 失败原因 */
  exception?: Maybe<Scalars['String']['output']>;
  /** 操作日志编号 */
  id: Scalars['ID']['output'];
  /** 请求方法 */
  method?: Maybe<Scalars['String']['output']>;
  /** 请求内容，JSON，过长时只留开头 */
  params: Scalars['String']['output'];
  /** 操作 IP */
  remoteAddr?: Maybe<Scalars['String']['output']>;
  /** 请求标识 */
  requestId?: Maybe<Scalars['String']['output']>;
  /** 请求路径 */
  requestUri?: Maybe<Scalars['String']['output']>;
  /** 操作经由：网页、GraphQL、REST 或后台任务 */
  serviceId: LogService;
  /** 耗时（毫秒） */
  time: Scalars['Int']['output'];
  /** 操作名称 */
  title: Scalars['String']['output'];
  /** 操作结果 */
  type: LogType;
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type OperationLogEqual = {
  /** 操作人 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 操作人编号 */
  createId?: InputMaybe<Scalars['ID']['input']>;
  /** 操作时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 失败原因 */
  exception?: InputMaybe<Scalars['String']['input']>;
  /** 操作日志编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 请求方法 */
  method?: InputMaybe<Scalars['String']['input']>;
  /** 请求内容，JSON，过长时只留开头 */
  params?: InputMaybe<Scalars['String']['input']>;
  /** 操作 IP */
  remoteAddr?: InputMaybe<Scalars['String']['input']>;
  /** 请求标识 */
  requestId?: InputMaybe<Scalars['String']['input']>;
  /** 请求路径 */
  requestUri?: InputMaybe<Scalars['String']['input']>;
  /** 操作经由：网页、GraphQL、REST 或后台任务 */
  serviceId?: InputMaybe<LogService>;
  /** 耗时（毫秒） */
  time?: InputMaybe<Scalars['Int']['input']>;
  /** 操作名称 */
  title?: InputMaybe<Scalars['String']['input']>;
  /** 操作结果 */
  type?: InputMaybe<LogType>;
};

/** 操作日志查询条件；按操作 IP 或请求路径查询时，操作时间须不超过 31 天 */
export type OperationLogFilter = {
  /** 操作人，模糊 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 操作人编号 */
  createId?: InputMaybe<Scalars['ID']['input']>;
  /** 操作时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<OperationLogEqual>;
  /** 请求方法 */
  method?: InputMaybe<Scalars['String']['input']>;
  /** 操作 IP */
  remoteAddr?: InputMaybe<Scalars['String']['input']>;
  /** 请求路径，模糊 */
  requestUri?: InputMaybe<Scalars['String']['input']>;
  /** 操作经由 */
  serviceId?: InputMaybe<LogService>;
  /** 操作名称，模糊 */
  title?: InputMaybe<Scalars['String']['input']>;
  /** 操作结果 */
  type?: InputMaybe<LogType>;
};

/** 一页操作日志 */
export type OperationLogPage = {
  /** 操作日志 */
  records: Array<OperationLog>;
  /** 合计 */
  summary: OperationLogSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 操作日志排序 */
export type OperationLogSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: OperationLogSortField;
};

/** 操作日志排序字段；结果很多时只能按操作时间 */
export type OperationLogSortField =
  /** 操作时间 */
  | 'CREATE_TIME'
  /** 耗时 */
  | 'TIME';

/** 查询到的操作日志的合计 */
export type OperationLogSummary = {
  /** 其中异常的行数 */
  failed: Scalars['Int']['output'];
};

/** 要导出的操作日志 */
export type OperationLogsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<OperationLogFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<OperationLogSort>>;
};

/** 机构：公司的部门或项目部 */
export type Organ = {
  /** 当前用户可做的操作 */
  allowedActions: Array<OrganAction>;
  /** 下级机构数，不含再下级 */
  childCount: Scalars['Int']['output'];
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 机构编号 */
  id: Scalars['ID']['output'];
  /** 机构类型 */
  kind: OrganKind;
  /** 用户数，不含下级机构 */
  memberCount: Scalars['Int']['output'];
  /** 机构名称 */
  name: Scalars['String']['output'];
  /** 上级机构；直属公司的为空 */
  parent?: Maybe<Organ>;
  /** 上级机构编号；直属公司时为空 */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** 项目数，不含下级机构 */
  projectCount: Scalars['Int']['output'];
  /** 不能做的操作及原因 */
  refusedActions: Array<RefusedAction>;
  /** 机构说明 */
  remark?: Maybe<Scalars['String']['output']>;
  /** 顺序，同级中从小到大 */
  sort: Scalars['Int']['output'];
  /** 最后修改时间 */
  updateTime: Scalars['DateTime']['output'];
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
};

/** 可对记录做的操作 */
export type OrganAction =
  /** 新增下级 */
  | 'add'
  /** 删除 */
  | 'delete'
  /** 编辑 */
  | 'edit'
  /** 合并 */
  | 'merge'
  /** 移动 */
  | 'move'
  /** 设置项目 */
  | 'setProjects';

/** 可供选择的机构 */
export type OrganChoice = {
  /** 机构编号 */
  id: Scalars['ID']['output'];
  /** 机构名称，含各上级机构 */
  name: Scalars['String']['output'];
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type OrganEqual = {
  /** 下级机构数，不含再下级 */
  childCount?: InputMaybe<Scalars['Int']['input']>;
  /** 创建时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 机构编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 机构类型 */
  kind?: InputMaybe<OrganKind>;
  /** 用户数，不含下级机构 */
  memberCount?: InputMaybe<Scalars['Int']['input']>;
  /** 机构名称 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 上级机构编号；直属公司时为空 */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目数，不含下级机构 */
  projectCount?: InputMaybe<Scalars['Int']['input']>;
  /** 机构说明 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 顺序，同级中从小到大 */
  sort?: InputMaybe<Scalars['Int']['input']>;
  /** 最后修改时间 */
  updateTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 机构查询条件 */
export type OrganFilter = {
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<OrganEqual>;
  /** 机构类型；空列表不查到任何记录 */
  kind?: InputMaybe<Array<OrganKind>>;
  /** 机构名称，模糊 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 上级机构编号 */
  parentId?: InputMaybe<Scalars['ID']['input']>;
};

/** 机构的内容 */
export type OrganInput = {
  /** 机构类型 */
  kind: OrganKind;
  /** 机构名称，最多 20 个字符 */
  name: Scalars['String']['input'];
  /** 机构说明，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 顺序，同级中从小到大，0 到 9999 */
  sort?: InputMaybe<Scalars['Int']['input']>;
};

/** 机构类型 */
export type OrganKind =
  /** 部门 */
  | 'DEPARTMENT'
  /** 项目部 */
  | 'SITE';

/** 合并机构的结果：并入的机构，以及随之过去的内容 */
export type OrganMerge = {
  /** 过去的下级机构 */
  childNames: Array<Scalars['String']['output']>;
  /** 过去的用户 */
  memberNames: Array<Scalars['String']['output']>;
  /** 并入的机构，合并之后的样子 */
  organ: Organ;
  /** 过去的项目 */
  projectNames: Array<Scalars['String']['output']>;
};

/** 一页机构 */
export type OrganPage = {
  /** 机构 */
  records: Array<Organ>;
  /** 合计 */
  summary: OrganSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 公司的一个项目，以及它属于哪个机构 */
export type OrganProject = {
  /** 是否启用 */
  enabled: Scalars['Boolean']['output'];
  /** 项目编号 */
  id: Scalars['ID']['output'];
  /** 所属机构；直属公司的为空，不可查看机构的人看不到 */
  organ?: Maybe<Organ>;
  /** 机构编号；直属公司时为空，查询时含下级机构 */
  organId?: Maybe<Scalars['ID']['output']>;
  /** 机构 */
  organName?: Maybe<Scalars['String']['output']>;
  /** 项目 */
  projectName: Scalars['String']['output'];
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type OrganProjectEqual = {
  /** 是否启用 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 项目编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 机构编号；直属公司时为空，查询时含下级机构 */
  organId?: InputMaybe<Scalars['ID']['input']>;
  /** 机构 */
  organName?: InputMaybe<Scalars['String']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
};

/** 项目及其机构的查询条件 */
export type OrganProjectFilter = {
  /** 是否启用 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<OrganProjectEqual>;
  /** 是否直属公司 */
  ofCompany?: InputMaybe<Scalars['Boolean']['input']>;
  /** 机构编号 */
  organId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目，模糊 */
  projectName?: InputMaybe<Scalars['String']['input']>;
};

/** 一页项目及其机构 */
export type OrganProjectPage = {
  /** 项目 */
  records: Array<OrganProject>;
  /** 合计 */
  summary: OrganProjectSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 项目及其机构的排序 */
export type OrganProjectSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: OrganProjectSortField;
};

/** 项目及其机构的排序字段 */
export type OrganProjectSortField =
  /** 机构 */
  | 'ORGAN_NAME'
  /** 项目 */
  | 'PROJECT_NAME';

/** 查询到的项目的合计 */
export type OrganProjectSummary = {
  /** 直属公司的项目数 */
  ofCompany: Scalars['Int']['output'];
  /** 属于机构的项目数 */
  ofOrgans: Scalars['Int']['output'];
};

/** 机构排序 */
export type OrganSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: OrganSortField;
};

/** 机构排序字段 */
export type OrganSortField =
  /** 创建时间 */
  | 'CREATE_TIME'
  /** 用户数 */
  | 'MEMBER_COUNT'
  /** 机构名称 */
  | 'NAME'
  /** 项目数 */
  | 'PROJECT_COUNT'
  /** 顺序 */
  | 'SORT';

/** 查询到的机构的合计 */
export type OrganSummary = {
  /** 部门数 */
  departments: Scalars['Int']['output'];
  /** 项目部数 */
  sites: Scalars['Int']['output'];
};

/** 司机本人：他的车队长，与接下来的任务 */
export type OwnDriver = {
  /** 车队长的手机号 */
  captainMobile: Scalars['String']['output'];
  /** 车队长 */
  captainName: Scalars['String']['output'];
  /** 司机 */
  name: Scalars['String']['output'];
  /** 渣土场：已审核的任务申请里他可做的最近一份；没有则为空 */
  taskGarbageName?: Maybe<Scalars['String']['output']>;
  /** 项目：已审核的任务申请里他可做的最近一份；没有则为空 */
  taskProjectName?: Maybe<Scalars['String']['output']>;
  /** 土质：已审核的任务申请里他可做的最近一份；没有则为空 */
  taskSoilType?: Maybe<Scalars['String']['output']>;
  /** 运输模式：已审核的任务申请里他可做的最近一份；没有则为空 */
  taskTpMode?: Maybe<TpMode>;
};

/** 车队长本人的一辆车或一名司机 */
export type OwnFleet = {
  /** 公司；不在该公司的人看不到 */
  company?: Maybe<Company>;
  /** 公司编号 */
  companyAuthId: Scalars['ID']['output'];
  /** 公司 */
  companyAuthName: Scalars['String']['output'];
  /** 已过期的证件数 */
  expiredCount: Scalars['Int']['output'];
  /** 即将到期的证件数，不含已过期 */
  expiringCount: Scalars['Int']['output'];
  /** 车辆或司机的编号 */
  id: Scalars['ID']['output'];
  /** 是否车辆；否为司机 */
  isTruck: Scalars['Boolean']['output'];
  /** 手机号；车辆为空 */
  mobile?: Maybe<Scalars['String']['output']>;
  /** 车牌或司机 */
  name: Scalars['String']['output'];
  /** 在用的证件，每种最多一份；不可查看的人看不到 */
  papers?: Maybe<Array<FleetPaper>>;
  /** 车型；司机为空 */
  vehicleType?: Maybe<Scalars['String']['output']>;
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type OwnFleetEqual = {
  /** 公司编号 */
  companyAuthId?: InputMaybe<Scalars['ID']['input']>;
  /** 公司 */
  companyAuthName?: InputMaybe<Scalars['String']['input']>;
  /** 已过期的证件数 */
  expiredCount?: InputMaybe<Scalars['Int']['input']>;
  /** 即将到期的证件数，不含已过期 */
  expiringCount?: InputMaybe<Scalars['Int']['input']>;
  /** 车辆或司机的编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 是否车辆；否为司机 */
  isTruck?: InputMaybe<Scalars['Boolean']['input']>;
  /** 手机号；车辆为空 */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** 车牌或司机 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 车型；司机为空 */
  vehicleType?: InputMaybe<Scalars['String']['input']>;
};

/** 车队长本人的车辆与司机的查询条件 */
export type OwnFleetFilter = {
  /** 公司编号 */
  companyAuthId?: InputMaybe<Scalars['ID']['input']>;
  /** 公司，模糊 */
  companyAuthName?: InputMaybe<Scalars['String']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<OwnFleetEqual>;
  /** 是否车辆 */
  isTruck?: InputMaybe<Scalars['Boolean']['input']>;
  /** 车牌或司机，模糊 */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** 一页车队长本人的车辆与司机 */
export type OwnFleetPage = {
  /** 车辆与司机 */
  records: Array<OwnFleet>;
  /** 合计 */
  summary: OwnFleetSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 车队长本人的车辆与司机排序 */
export type OwnFleetSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: OwnFleetSortField;
};

/** 车队长本人的车辆与司机排序字段 */
export type OwnFleetSortField =
  /** 公司 */
  | 'COMPANY_AUTH_NAME'
  /** 已过期的证件数 */
  | 'EXPIRED_COUNT'
  /** 车牌或司机 */
  | 'NAME';

/** 查询到的车辆与司机的合计 */
export type OwnFleetSummary = {
  /** 有证件已过期的 */
  expiredCount: Scalars['Int']['output'];
  /** 有证件即将到期的 */
  expiringCount: Scalars['Int']['output'];
};

/** 本人的一次登录 */
export type OwnSession = {
  /** 登录地点；不知道则为空 */
  address?: Maybe<Scalars['String']['output']>;
  /** 当前用户可做的操作 */
  allowedActions: Array<OwnSessionAction>;
  /** 登录的公司；车队长为空 */
  companyAuthName?: Maybe<Scalars['String']['output']>;
  /** 登录时间 */
  createTime: Scalars['DateTime']['output'];
  /** 是否本设备 */
  current: Scalars['Boolean']['output'];
  /** 设备 */
  device: Scalars['String']['output'];
  /** 会话编号 */
  id: Scalars['ID']['output'];
  /** 最近使用时间，精确到分钟 */
  lastUsedTime: Scalars['DateTime']['output'];
  /** 是否已锁屏 */
  locked: Scalars['Boolean']['output'];
  /** IP 地址 */
  remoteAddr?: Maybe<Scalars['String']['output']>;
  /** 登录身份 */
  roleType: RoleType;
};

/** 可对记录做的操作 */
export type OwnSessionAction =
  /** 退出登录 */
  | 'end';

/** 司机本人手中某项目、渣土场、土质的票，或最近90天用过的 */
export type OwnTicket = {
  /** 渣土场 */
  garbageName?: Maybe<Scalars['String']['output']>;
  /** 最近用票时间：最近一次用票运单的出场时间 */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 剩余：领票-用票+用项目票-退票；退票或冲回多于领票的为负 */
  remaining: Scalars['Int']['output'];
  /** 土质 */
  soilType: Scalars['String']['output'];
};

/** 司机本人的一趟 */
export type OwnTrip = {
  /** 结算卡号 */
  cardNo?: Maybe<Scalars['String']['output']>;
  /** 完成时间 */
  completeDatetime?: Maybe<Scalars['DateTime']['output']>;
  /** 签认时间 */
  confirmTime?: Maybe<Scalars['DateTime']['output']>;
  /** 渣土场 */
  garbageName?: Maybe<Scalars['String']['output']>;
  /** 出场时间 */
  goDatetime: Scalars['DateTime']['output'];
  /** 出场照片 */
  goPicture?: Maybe<Scalars['String']['output']>;
  /** 出场土质 */
  goSoilType: Scalars['String']['output'];
  /** 运单编号 */
  id: Scalars['ID']['output'];
  /** 装车时间 */
  inDatetime?: Maybe<Scalars['DateTime']['output']>;
  /** 装车照片 */
  inPicture?: Maybe<Scalars['String']['output']>;
  /** 是否用票 */
  isTicket: Scalars['Boolean']['output'];
  /** 可签认：未作废、未结算的 */
  mayConfirm: Scalars['Boolean']['output'];
  /** 运单号 */
  no: Scalars['String']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 更正或拒绝的原因 */
  reason?: Maybe<Scalars['String']['output']>;
  /** 状态 */
  status: WaybillStatus;
  /** 票号 */
  ticketNo?: Maybe<Scalars['String']['output']>;
  /** 运输模式 */
  tpMode: TpMode;
  /** 装车车牌 */
  truckCode: Scalars['String']['output'];
  /** 签认结果：本人的；没有签认的为空 */
  verdict?: Maybe<ConfirmationVerdict>;
  /** 数量更正；只有结果为更正时有 */
  verdictWeightTons?: Maybe<Scalars['Quantity']['output']>;
  /** 数量 */
  weightTons: Scalars['Quantity']['output'];
  /** 计量单位 */
  weightType: WeightUnit;
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type OwnTripEqual = {
  /** 结算卡号 */
  cardNo?: InputMaybe<Scalars['String']['input']>;
  /** 完成时间 */
  completeDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 签认时间 */
  confirmTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 渣土场 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 出场时间 */
  goDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 出场照片 */
  goPicture?: InputMaybe<Scalars['String']['input']>;
  /** 出场土质 */
  goSoilType?: InputMaybe<Scalars['String']['input']>;
  /** 运单编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 装车时间 */
  inDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 装车照片 */
  inPicture?: InputMaybe<Scalars['String']['input']>;
  /** 是否用票 */
  isTicket?: InputMaybe<Scalars['Boolean']['input']>;
  /** 可签认：未作废、未结算的 */
  mayConfirm?: InputMaybe<Scalars['Boolean']['input']>;
  /** 运单号 */
  no?: InputMaybe<Scalars['String']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 更正或拒绝的原因 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 状态 */
  status?: InputMaybe<WaybillStatus>;
  /** 票号 */
  ticketNo?: InputMaybe<Scalars['String']['input']>;
  /** 运输模式 */
  tpMode?: InputMaybe<TpMode>;
  /** 装车车牌 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
  /** 签认结果：本人的；没有签认的为空 */
  verdict?: InputMaybe<ConfirmationVerdict>;
  /** 数量更正；只有结果为更正时有 */
  verdictWeightTons?: InputMaybe<Scalars['Quantity']['input']>;
  /** 数量 */
  weightTons?: InputMaybe<Scalars['Quantity']['input']>;
  /** 计量单位 */
  weightType?: InputMaybe<WeightUnit>;
};

/** 本人趟次的查询条件 */
export type OwnTripFilter = {
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<OwnTripEqual>;
  /** 渣土场，模糊 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 出场时间 */
  goDatetime?: InputMaybe<DateTimeRange>;
  /** 项目，模糊 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 状态；空列表不查到任何记录 */
  status?: InputMaybe<Array<WaybillStatus>>;
  /** 装车车牌，模糊 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
  /** 是否待本人签认：可签认而没有签认的 */
  waiting?: InputMaybe<Scalars['Boolean']['input']>;
};

/** 本人趟次分页 */
export type OwnTripPage = {
  /** 本页的内容 */
  records: Array<OwnTrip>;
  /** 符合条件的全部合计 */
  summary: OwnTripSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 本人趟次排序 */
export type OwnTripSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: OwnTripSortField;
};

/** 本人趟次的排序字段 */
export type OwnTripSortField =
  /** 出场时间 */
  | 'GO_DATETIME';

/** 查询结果的合计 */
export type OwnTripSummary = {
  /** 未作废的趟数 */
  counted: Scalars['Int']['output'];
  /** 待本人签认的趟数 */
  waiting: Scalars['Int']['output'];
};

/** 分页 */
export type PageInput = {
  /** 页码，从 1 开始 */
  current?: Scalars['Int']['input'];
  /** 每页条数，1 到 5000 */
  size?: Scalars['Int']['input'];
};

/** 字段在照片中的位置，为占照片宽高的比例（照片按其 EXIF 摆正后） */
export type PaperCut = {
  /** 下边 */
  bottom: Scalars['Float']['output'];
  /** 左边 */
  left: Scalars['Float']['output'];
  /** 右边 */
  right: Scalars['Float']['output'];
  /** 上边 */
  top: Scalars['Float']['output'];
  /** 证件在照片中顺时针转了几个 90 度 */
  turned: Scalars['Int']['output'];
};

/** 结算资料种类 */
export type PaperKind =
  /** 合同 */
  | 'CONTRACT'
  /** 发票 */
  | 'INVOICE'
  /** 其他 */
  | 'OTHER'
  /** 已签回执单 */
  | 'RECEIPT'
  /** 工地确认单 */
  | 'SITE_CONFIRMATION'
  /** 磅单 */
  | 'WEIGH_NOTE';

/** 对证件照片的一次查看 */
export type PaperLook = {
  /** 查看时间 */
  at: Scalars['DateTime']['output'];
  /** 文件编号 */
  fileId: Scalars['ID']['output'];
  /** IP 地址 */
  remoteAddr?: Maybe<Scalars['String']['output']>;
  /** 查看人：本公司的用户；不在本公司的为空，不可查看用户的人看不到 */
  user?: Maybe<CompanyUser>;
  /** 查看人编号 */
  userId: Scalars['ID']['output'];
  /** 查看人 */
  userName: Scalars['String']['output'];
};

/** 系统从证件照片识别到的一个字段 */
export type PaperReading = {
  /** 不可靠的字段在照片中的位置；可靠的、位置不明的为空 */
  cut?: Maybe<PaperCut>;
  /** 字段名，同企业认证的字段 */
  field: Scalars['String']['output'];
  /** 字段 */
  label: Scalars['String']['output'];
  /** 是否可靠；不可靠的须人工核对 */
  sure: Scalars['Boolean']['output'];
  /** 识别到的内容 */
  text: Scalars['String']['output'];
};

/** 密码登录 */
export type PasswordSignInInput = {
  /** 图形验证码所示的 4 个字符 */
  captchaCode?: InputMaybe<Scalars['String']['input']>;
  /** 图形验证码编号；答 CAPTCHA_NEEDED 之后须填 */
  captchaId?: InputMaybe<Scalars['ID']['input']>;
  /** 要进入的公司；不填则进入最早加入的公司 */
  companyAuthId?: InputMaybe<Scalars['ID']['input']>;
  /** 浏览器自取并保存的设备标识，32 到 64 个字符；本人登录过的设备有自己的次数，不受他人影响 */
  deviceId?: InputMaybe<Scalars['String']['input']>;
  /** 密码 */
  password: Scalars['String']['input'];
  /** 手机号 */
  phone: Scalars['String']['input'];
  /** 身份类型 */
  roleType?: RoleType;
};

/** 付款时资料不完整 */
export type PayDocCheck =
  /** 不能付款 */
  | 'BLOCK'
  /** 提醒，仍可付款 */
  | 'WARN';

/** 收款人 */
export type Payee = Node & {
  /** 收款账号录入人：本公司的用户；不在本公司的为空，不可查看用户的人看不到 */
  accountBy?: Maybe<CompanyUser>;
  /** 收款账号录入人编号；录入早于记录的为空；无权查看基础资料的人为空 */
  accountById?: Maybe<Scalars['ID']['output']>;
  /** 账号校验；还没有校验的为空；无权查看基础资料的人为空 */
  accountKind?: Maybe<AccountKind>;
  /** 账号提醒：卡号校验位不符的，由谁核对、为何仍用；没有的为空 */
  accountNote?: Maybe<Scalars['String']['output']>;
  /** 当前用户可做的操作 */
  allowedActions: Array<PayeeAction>;
  /** 开户行 */
  bindingBankName: Scalars['String']['output'];
  /** 收款账号 */
  bindingBankNo: Scalars['String']['output'];
  /** 承运人 */
  carrierName: Scalars['String']['output'];
  /** 合同有效期起，yyyy-MM-dd；不限的为空；无权查看基础资料的人为空 */
  contractFrom?: Maybe<Scalars['Date']['output']>;
  /** 合同状态 */
  contractState: PayeeContractState;
  /** 合同有效期止，yyyy-MM-dd；不限的为空 */
  contractTo?: Maybe<Scalars['Date']['output']>;
  /** 合同文件，图片或PDF的地址；无权查看基础资料的人为空 */
  contractUrl?: Maybe<Scalars['String']['output']>;
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled: Scalars['Boolean']['output'];
  /** 最近的修改，最后的在前；无权查看基础资料的人为空 */
  history?: Maybe<Array<BaseDataChange>>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 已并入 */
  mergedInto?: Maybe<Payee>;
  /** 并入的收款人编号 */
  mergedIntoId?: Maybe<Scalars['ID']['output']>;
  /** 已并入 */
  mergedIntoName?: Maybe<Scalars['String']['output']>;
  /** 并入的重复收款人，顿号分隔 */
  mergedNames?: Maybe<Scalars['String']['output']>;
  /** 手机号 */
  mobile?: Maybe<Scalars['String']['output']>;
  /** 收款人编号 */
  payeeId: Scalars['ID']['output'];
  /** 收款人 */
  payeeName: Scalars['String']['output'];
  /** 签约登记人；无权查看基础资料的人为空 */
  signBy?: Maybe<Scalars['String']['output']>;
  /** 签约登记时间；无权查看基础资料的人为空 */
  signTime?: Maybe<Scalars['DateTime']['output']>;
  /** 是否已签约 */
  status: Scalars['Boolean']['output'];
  /** 最后修改时间 */
  updateTime: Scalars['DateTime']['output'];
  /** 在何处使用，没有使用的可以删除；无权查看基础资料的人为空 */
  uses?: Maybe<Array<BaseDataUse>>;
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 以此为收款人的运单，同运单列表；不可查看运单的人看不到 */
  waybills?: Maybe<WaybillPage>;
};


/** 收款人 */
export type PayeeWaybillsArgs = {
  filter?: InputMaybe<WaybillFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<WaybillSort>>;
};

/** 可对记录做的操作 */
export type PayeeAction =
  /** 确认账户 */
  | 'confirmAccount'
  /** 删除 */
  | 'delete'
  /** 合并 */
  | 'merge'
  /** 启用 */
  | 'restore'
  /** 停用 */
  | 'retire'
  /** 签约 */
  | 'sign'
  /** 取消签约 */
  | 'unsign'
  /** 修改 */
  | 'update';

/** 与收款人的合同；不填的为没有 */
export type PayeeContractInput = {
  /** 合同有效期起，yyyy-MM-dd；不填为不限 */
  contractFrom?: InputMaybe<Scalars['Date']['input']>;
  /** 合同有效期止，yyyy-MM-dd，当日有效；不填为不限 */
  contractTo?: InputMaybe<Scalars['Date']['input']>;
  /** 合同文件，最多 500 个字符，为上传后所答的地址 */
  contractUrl?: InputMaybe<Scalars['String']['input']>;
};

/** 收款人合同的状态 */
export type PayeeContractState =
  /** 即将到期 */
  | 'ENDING'
  /** 已到期 */
  | 'EXPIRED'
  /** 未签约 */
  | 'UNSIGNED'
  /** 有效 */
  | 'VALID';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type PayeeEqual = {
  /** 收款账号录入人编号；录入早于记录的为空 */
  accountById?: InputMaybe<Scalars['ID']['input']>;
  /** 账号校验；还没有校验的为空 */
  accountKind?: InputMaybe<AccountKind>;
  /** 账号提醒：卡号校验位不符的，由谁核对、为何仍用；没有的为空 */
  accountNote?: InputMaybe<Scalars['String']['input']>;
  /** 开户行 */
  bindingBankName?: InputMaybe<Scalars['String']['input']>;
  /** 收款账号 */
  bindingBankNo?: InputMaybe<Scalars['String']['input']>;
  /** 承运人 */
  carrierName?: InputMaybe<Scalars['String']['input']>;
  /** 合同有效期起，yyyy-MM-dd；不限的为空 */
  contractFrom?: InputMaybe<Scalars['Date']['input']>;
  /** 合同状态 */
  contractState?: InputMaybe<PayeeContractState>;
  /** 合同有效期止，yyyy-MM-dd；不限的为空 */
  contractTo?: InputMaybe<Scalars['Date']['input']>;
  /** 合同文件，图片或PDF的地址 */
  contractUrl?: InputMaybe<Scalars['String']['input']>;
  /** 创建时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 并入的收款人编号 */
  mergedIntoId?: InputMaybe<Scalars['ID']['input']>;
  /** 已并入 */
  mergedIntoName?: InputMaybe<Scalars['String']['input']>;
  /** 并入的重复收款人，顿号分隔 */
  mergedNames?: InputMaybe<Scalars['String']['input']>;
  /** 手机号 */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** 收款人编号 */
  payeeId?: InputMaybe<Scalars['ID']['input']>;
  /** 收款人 */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** 签约登记人 */
  signBy?: InputMaybe<Scalars['String']['input']>;
  /** 签约登记时间 */
  signTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 是否已签约 */
  status?: InputMaybe<Scalars['Boolean']['input']>;
  /** 最后修改时间 */
  updateTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 收款人查询条件 */
export type PayeeFilter = {
  /** 账号校验；空列表不查到任何记录 */
  accountKind?: InputMaybe<Array<AccountKind>>;
  /** 开户行，模糊 */
  bindingBankName?: InputMaybe<Scalars['String']['input']>;
  /** 收款账号，模糊 */
  bindingBankNo?: InputMaybe<Scalars['String']['input']>;
  /** 承运人，模糊 */
  carrierName?: InputMaybe<Scalars['String']['input']>;
  /** 合同状态；空列表不查到任何记录 */
  contractState?: InputMaybe<Array<PayeeContractState>>;
  /** 合同有效期止不早于此日，yyyy-MM-dd */
  contractToFrom?: InputMaybe<Scalars['Date']['input']>;
  /** 合同有效期止不晚于此日，yyyy-MM-dd */
  contractToTo?: InputMaybe<Scalars['Date']['input']>;
  /** 是否启用 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<PayeeEqual>;
  /** 手机号，模糊 */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** 收款人，模糊 */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** 是否已签约 */
  status?: InputMaybe<Scalars['Boolean']['input']>;
};

/** 一张结算单上同一交卡人、同一收款人的运单 */
export type PayeeGroup = {
  /** 交卡人；不是交卡结算的为申请人 */
  giveCardUserId?: Maybe<Scalars['String']['output']>;
  /** 现在的收款人 */
  payee?: Maybe<Payee>;
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 推荐的收款人：可以付款，且与交卡人同名或上次收过其款项 */
  proposed?: Maybe<Payee>;
  /** 推荐的依据 */
  proposedBy?: Maybe<PayeeProposal>;
  /** 不能设置的原因 */
  refusal?: Maybe<Scalars['String']['output']>;
  /** 结算金额（元） */
  settleAmt: Scalars['Money']['output'];
  /** 运单数 */
  settleCnt: Scalars['Int']['output'];
  /** 结算单号 */
  settleNo?: Maybe<Scalars['String']['output']>;
  /** 结算单；不可查看结算单的人看不到 */
  settlement?: Maybe<Settlement>;
  /** 结算单编号；未结算的运单为空 */
  settlementId?: Maybe<Scalars['ID']['output']>;
  /** 运单编号 */
  waybillIds: Array<Scalars['ID']['output']>;
  /** 运单，按所属编号的次序分页；不可查看运单的人看不到 */
  waybills: Array<Waybill>;
};


/** 一张结算单上同一交卡人、同一收款人的运单 */
export type PayeeGroupWaybillsArgs = {
  page?: InputMaybe<PageInput>;
};

/** 收款人 */
export type PayeeInput = {
  /** 开户行，最多 30 个字符 */
  bindingBankName: Scalars['String']['input'];
  /** 收款账号，最多 20 个字符，只能是数字 */
  bindingBankNo: Scalars['String']['input'];
  /** 承运人，最多 50 个字符；不填与收款人同名 */
  carrierName?: InputMaybe<Scalars['String']['input']>;
  /** 手机号，最多 11 个字符 */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** 收款人，最多 10 个字符 */
  payeeName: Scalars['String']['input'];
};

/** 一页收款人 */
export type PayeePage = {
  /** 收款人 */
  records: Array<Payee>;
  /** 合计 */
  summary: PayeeSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 推荐收款人的依据 */
export type PayeeProposal =
  /** 该交卡人上次的收款人 */
  | 'LAST'
  /** 与交卡人同名 */
  | 'NAMED';

/** 收款人排序 */
export type PayeeSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: PayeeSortField;
};

/** 收款人排序字段 */
export type PayeeSortField =
  /** 承运人 */
  | 'CARRIER_NAME'
  /** 合同有效期止 */
  | 'CONTRACT_TO'
  /** 创建时间 */
  | 'CREATE_TIME'
  /** 收款人 */
  | 'PAYEE_NAME'
  /** 签约登记时间 */
  | 'SIGN_TIME'
  /** 最后修改时间 */
  | 'UPDATE_TIME';

/** 查询到的收款人的合计 */
export type PayeeSummary = {
  /** 启用的收款人数 */
  enabledCount: Scalars['Int']['output'];
  /** 合同已到期的收款人数 */
  expiredCount: Scalars['Int']['output'];
  /** 已签约的收款人数 */
  signedCount: Scalars['Int']['output'];
};

/** 要导出的收款人 */
export type PayeesExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<PayeeFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<PayeeSort>>;
};

/** 付款单：付给一个收款人的一笔款，可付多张结算单 */
export type Payment = Node & {
  /** 账号提醒：卡号校验位不符的，提交时由谁核对、为何仍用；没有的为空 */
  accountNote?: Maybe<Scalars['String']['output']>;
  /** 当前用户可做的操作 */
  allowedActions: Array<PaymentAction>;
  /** 付款金额（元） */
  amt: Scalars['Money']['output'];
  /** 附件：文件地址，逗号分隔 */
  attachments?: Maybe<Scalars['String']['output']>;
  /** 审核人 */
  auditBy?: Maybe<Scalars['String']['output']>;
  /** 本人审核：审核人是否经手过金额、收款人、收款账号或运单 */
  auditOwn: Scalars['Boolean']['output'];
  /** 审核时间 */
  auditTime?: Maybe<Scalars['DateTime']['output']>;
  /** 开户行 */
  bindingBankName: Scalars['String']['output'];
  /** 收款账号 */
  bindingBankNo: Scalars['String']['output'];
  /** 承运人 */
  carrierName: Scalars['String']['output'];
  /** 制单人 */
  createBy: Scalars['String']['output'];
  /** 制单时间 */
  createTime: Scalars['DateTime']['output'];
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: Maybe<Scalars['Boolean']['output']>;
  /** 修改记录，最近的在前，最多 200 条 */
  history: Array<PaymentChange>;
  /** 付款单编号 */
  id: Scalars['ID']['output'];
  /** 此付款单的发票：为它开具的，和认领了其运单的 */
  invoices: Array<Invoice>;
  /** 分到各运单的金额，先出场的在前 */
  lines: PaymentLinePage;
  /** 是否为当前用户本人制作或最后修改 */
  own: Scalars['Boolean']['output'];
  /** 部分付款的运单：本次只付一部分的运单号，多张以顿号分隔 */
  partNos?: Maybe<Scalars['String']['output']>;
  /** 付款人 */
  payBy?: Maybe<Scalars['String']['output']>;
  /** 登记付款时间 */
  payTime?: Maybe<Scalars['DateTime']['output']>;
  /** 收款人，现在的 */
  payee?: Maybe<Payee>;
  /** 收款人编号 */
  payeeId: Scalars['ID']['output'];
  /** 收款人，提交时的 */
  payeeName: Scalars['String']['output'];
  /** 付款日期，yyyy-MM-dd */
  paymentDate?: Maybe<Scalars['Date']['output']>;
  /** 付款单号 */
  paymentNo: Scalars['String']['output'];
  /** 原因：退回修改、退款或冲销的 */
  reason?: Maybe<Scalars['String']['output']>;
  /** 不能做的操作及原因 */
  refusedActions: Array<RefusedAction>;
  /** 备注 */
  remark?: Maybe<Scalars['String']['output']>;
  /** 结算单号，多张以顿号分隔 */
  settleNos: Scalars['String']['output'];
  /** 所付的结算单，按单号 */
  settlements: Array<PaymentSettlementView>;
  /** 状态 */
  status: PaymentStatus;
  /** 提交时间 */
  submitTime?: Maybe<Scalars['DateTime']['output']>;
  /** 时间线：从结算卡、交卡、结算、付款到发票和资料，先发生的在前；只有当前用户能在各自的列表中看到的记录，运单只列在自己的时间线上 */
  timeline: TimelinePage;
  /** 银行流水号 */
  tradeNo?: Maybe<Scalars['String']['output']>;
  /** 退款或冲销人 */
  undoBy?: Maybe<Scalars['String']['output']>;
  /** 退款或冲销时间 */
  undoTime?: Maybe<Scalars['DateTime']['output']>;
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 运单数 */
  waybillCnt: Scalars['Int']['output'];
};


/** 付款单：付给一个收款人的一笔款，可付多张结算单 */
export type PaymentLinesArgs = {
  page?: InputMaybe<PageInput>;
};


/** 付款单：付给一个收款人的一笔款，可付多张结算单 */
export type PaymentTimelineArgs = {
  page?: InputMaybe<PageInput>;
};

/** 可对记录做的操作 */
export type PaymentAction =
  /** 审核通过 */
  | 'approve'
  /** 删除 */
  | 'delete'
  /** 修改 */
  | 'edit'
  /** 登记退款 */
  | 'giveBack'
  /** 付款 */
  | 'pay'
  /** 冲销 */
  | 'reverse'
  /** 退回修改 */
  | 'sendBack'
  /** 提交审核 */
  | 'submit'
  /** 撤回 */
  | 'withdraw';

/** 付款单一个字段的一次修改 */
export type PaymentChange = {
  /** 修改后 */
  after?: Maybe<Scalars['String']['output']>;
  /** 修改前 */
  before?: Maybe<Scalars['String']['output']>;
  /** 修改人 */
  createBy: Scalars['String']['output'];
  /** 修改时间 */
  createTime: Scalars['DateTime']['output'];
  /** 字段 */
  field: Scalars['String']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 字段名称 */
  label: Scalars['String']['output'];
  /** 原因 */
  reason?: Maybe<Scalars['String']['output']>;
};

/** 统计付款单的维度 */
export type PaymentDimension =
  /** 收款账号 */
  | 'ACCOUNT'
  /** 审核人 */
  | 'AUDITOR'
  /** 本人审核 */
  | 'AUDIT_OWN'
  /** 开户行 */
  | 'BANK'
  /** 承运人 */
  | 'CARRIER'
  /** 制单时间（按日） */
  | 'DAY'
  /** 审核时双人复核关闭 */
  | 'FOUR_EYES_OFF'
  /** 制单人 */
  | 'MAKER'
  /** 制单时间（按月） */
  | 'MONTH'
  /** 收款人编号 */
  | 'PAYEE'
  /** 付款人 */
  | 'PAYER'
  /** 付款日期（按日） */
  | 'PAYMENT_DAY'
  /** 付款日期（按月） */
  | 'PAYMENT_MONTH'
  /** 付款日期（按年） */
  | 'PAYMENT_YEAR'
  /** 登记付款时间（按日） */
  | 'PAY_DAY'
  /** 登记付款时间（按月） */
  | 'PAY_MONTH'
  /** 登记付款时间（按年） */
  | 'PAY_YEAR'
  /** 状态 */
  | 'STATUS'
  /** 制单时间（按年） */
  | 'YEAR';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type PaymentEqual = {
  /** 账号提醒：卡号校验位不符的，提交时由谁核对、为何仍用；没有的为空 */
  accountNote?: InputMaybe<Scalars['String']['input']>;
  /** 付款金额（元） */
  amt?: InputMaybe<Scalars['Money']['input']>;
  /** 附件：文件地址，逗号分隔 */
  attachments?: InputMaybe<Scalars['String']['input']>;
  /** 审核人 */
  auditBy?: InputMaybe<Scalars['String']['input']>;
  /** 本人审核：审核人是否经手过金额、收款人、收款账号或运单 */
  auditOwn?: InputMaybe<Scalars['Boolean']['input']>;
  /** 审核时间 */
  auditTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 开户行 */
  bindingBankName?: InputMaybe<Scalars['String']['input']>;
  /** 收款账号 */
  bindingBankNo?: InputMaybe<Scalars['String']['input']>;
  /** 承运人 */
  carrierName?: InputMaybe<Scalars['String']['input']>;
  /** 制单人 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 制单时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: InputMaybe<Scalars['Boolean']['input']>;
  /** 付款单编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 部分付款的运单：本次只付一部分的运单号，多张以顿号分隔 */
  partNos?: InputMaybe<Scalars['String']['input']>;
  /** 付款人 */
  payBy?: InputMaybe<Scalars['String']['input']>;
  /** 登记付款时间 */
  payTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 收款人编号 */
  payeeId?: InputMaybe<Scalars['ID']['input']>;
  /** 收款人，提交时的 */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** 付款日期，yyyy-MM-dd */
  paymentDate?: InputMaybe<Scalars['Date']['input']>;
  /** 付款单号 */
  paymentNo?: InputMaybe<Scalars['String']['input']>;
  /** 原因：退回修改、退款或冲销的 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 备注 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 结算单号，多张以顿号分隔 */
  settleNos?: InputMaybe<Scalars['String']['input']>;
  /** 状态 */
  status?: InputMaybe<PaymentStatus>;
  /** 提交时间 */
  submitTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 银行流水号 */
  tradeNo?: InputMaybe<Scalars['String']['input']>;
  /** 退款或冲销人 */
  undoBy?: InputMaybe<Scalars['String']['input']>;
  /** 退款或冲销时间 */
  undoTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** 运单数 */
  waybillCnt?: InputMaybe<Scalars['Int']['input']>;
};

/** 付款单查询条件 */
export type PaymentFilter = {
  /** 承运人，模糊 */
  carrierName?: InputMaybe<Scalars['String']['input']>;
  /** 制单人，模糊 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 制单时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<PaymentEqual>;
  /** 登记付款时间 */
  payTime?: InputMaybe<DateTimeRange>;
  /** 收款人编号 */
  payeeId?: InputMaybe<Scalars['ID']['input']>;
  /** 收款人，模糊 */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** 付款日期起，yyyy-MM-dd */
  paymentDateFrom?: InputMaybe<Scalars['Date']['input']>;
  /** 付款日期止，yyyy-MM-dd */
  paymentDateTo?: InputMaybe<Scalars['Date']['input']>;
  /** 付款单号，模糊 */
  paymentNo?: InputMaybe<Scalars['String']['input']>;
  /** 付款单号，精确，最多 1000 个；空列表不查到任何记录 */
  paymentNos?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 结算单号 */
  settleNo?: InputMaybe<Scalars['String']['input']>;
  /** 结算单编号 */
  settlementId?: InputMaybe<Scalars['ID']['input']>;
  /** 状态；空列表不查到任何记录 */
  status?: InputMaybe<Array<PaymentStatus>>;
  /** 银行流水号，模糊 */
  tradeNo?: InputMaybe<Scalars['String']['input']>;
};

/** 付款单 */
export type PaymentInput = {
  /** 付款总金额（元），按出场时间先后分配付款；填写后各结算单不再填写金额 */
  amt?: InputMaybe<Scalars['Money']['input']>;
  /** 附件：已上传文件的地址，逗号分隔，最多 20 个 */
  attachments?: InputMaybe<Scalars['String']['input']>;
  /** 各结算单，最多 100 张 */
  items: Array<PaymentItemInput>;
  /** 收款人编号；不填则为各运单的收款人 */
  payeeId?: InputMaybe<Scalars['ID']['input']>;
  /** 付款日期，yyyy-MM-dd */
  paymentDate?: InputMaybe<Scalars['Date']['input']>;
  /** 备注，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 银行流水号，最多 50 个字符 */
  tradeNo?: InputMaybe<Scalars['String']['input']>;
};

/** 要付的一张结算单 */
export type PaymentItemInput = {
  /** 付款金额（元）；不填则付清 */
  amt?: InputMaybe<Scalars['Money']['input']>;
  /** 付款计划分期编号；按付款计划的一期付款时填写 */
  planItemId?: InputMaybe<Scalars['ID']['input']>;
  /** 结算单编号 */
  settlementId: Scalars['ID']['input'];
};

/** 付款单分到各运单的金额 */
export type PaymentLinePage = {
  /** 各运单 */
  records: Array<PaymentLineView>;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 付款单分到一张运单的金额：按出场时间先后分配付款 */
export type PaymentLineView = {
  /** 本次付款（元） */
  amt: Scalars['Money']['output'];
  /** 应付（元）：当时的核算金额减代扣税费 */
  due: Scalars['Money']['output'];
  /** 出场时间 */
  goDatetime: Scalars['DateTime']['output'];
  /** 运单号 */
  no: Scalars['String']['output'];
  /** 结算单号 */
  settleNo: Scalars['String']['output'];
  /** 车牌 */
  truckCode: Scalars['String']['output'];
  /** 运单；不可查看运单的人看不到 */
  waybill?: Maybe<Waybill>;
  /** 运单编号 */
  waybillId: Scalars['ID']['output'];
};

/** 付款单统计的数字 */
export type PaymentMeasure =
  /** 付款金额 */
  | 'AMOUNT'
  /** 计入合计的条数 */
  | 'COUNTED'
  /** 已付款的金额 */
  | 'PAID'
  /** 已退款和已冲销的金额 */
  | 'UNDONE'
  /** 待审核和待付款的金额 */
  | 'WAITING'
  /** 运单数 */
  | 'WAYBILLS';

/** 一页付款单 */
export type PaymentPage = {
  /** 付款单 */
  records: Array<Payment>;
  /** 合计 */
  summary: PaymentSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 一张已审核结算单的付款计划 */
export type PaymentPlan = {
  /** 申请人，即交卡人 */
  agentName: Scalars['String']['output'];
  /** 计划付款合计（元），等于结算金额 */
  amount: Scalars['Money']['output'];
  /** 公司 */
  companyAuthName: Scalars['String']['output'];
  /** 制定人 */
  createBy: Scalars['String']['output'];
  /** 制定时间 */
  createTime: Scalars['DateTime']['output'];
  /** 在它之前、已被替换的付款计划，最近的在前 */
  former: Array<PaymentPlan>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 是否仍与结算单一致；结算单合并、拆分或驳回后不再有效 */
  inForce: Scalars['Boolean']['output'];
  /** 各期 */
  items: Array<PaymentPlanItem>;
  /** 付款计划.pdf 的地址：用同一令牌 GET，是现行计划的；只是预览的还没有文件 */
  pdfUrl: Scalars['String']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 备注 */
  remark?: Maybe<Scalars['String']['output']>;
  /** 结算单号 */
  settleNo: Scalars['String']['output'];
  /** 结算单；不可查看结算单的人看不到 */
  settlement?: Maybe<Settlement>;
  /** 结算单编号 */
  settlementId: Scalars['ID']['output'];
};

/** 付款计划 */
export type PaymentPlanInput = {
  /** 首期付款日期，yyyy-MM-dd；不填则为当日 */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** 未付金额的分期；不填则一期付清 */
  instalments?: InputMaybe<Array<InstalmentInput>>;
  /** 备注 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 结算单编号 */
  settlementId: Scalars['ID']['input'];
};

/** 付款计划的一笔：一期付给一个收款人 */
export type PaymentPlanItem = {
  /** 付款金额（元） */
  amount: Scalars['Money']['output'];
  /** 开户行 */
  bindingBankName: Scalars['String']['output'];
  /** 收款账号 */
  bindingBankNo: Scalars['String']['output'];
  /** 承运人 */
  carrierName: Scalars['String']['output'];
  /** 付款日期，yyyy-MM-dd */
  dueDate: Scalars['Date']['output'];
  /** 已付金额（元） */
  paidAmt: Scalars['Money']['output'];
  /** 收款人；不可查看基础资料的人看不到 */
  payee?: Maybe<Payee>;
  /** 收款人编号 */
  payeeId: Scalars['ID']['output'];
  /** 收款人，制定计划时的 */
  payeeName: Scalars['String']['output'];
  /** 付款单金额（元）：已付和待付的；计划被替换后在新计划中 */
  pledgedAmt: Scalars['Money']['output'];
  /** 期次，从 1 起 */
  sequence: Scalars['Int']['output'];
};

/** 付款单所付的一张结算单 */
export type PaymentSettlementView = {
  /** 其中付款（元） */
  amt: Scalars['Money']['output'];
  /** 付款计划的一期；不可查看付款计划的人看不到 */
  planItem?: Maybe<PaymentPlanItem>;
  /** 付款计划分期编号 */
  planItemId?: Maybe<Scalars['ID']['output']>;
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 期次 */
  sequence?: Maybe<Scalars['Int']['output']>;
  /** 结算金额（元） */
  settleAmt: Scalars['Money']['output'];
  /** 结算单号 */
  settleNo: Scalars['String']['output'];
  /** 结算单；不可查看结算单的人看不到 */
  settlement?: Maybe<Settlement>;
  /** 结算单编号 */
  settlementId: Scalars['ID']['output'];
};

/** 付款单排序 */
export type PaymentSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: PaymentSortField;
};

/** 付款单排序字段 */
export type PaymentSortField =
  /** 付款金额 */
  | 'AMT'
  /** 制单时间 */
  | 'CREATE_TIME'
  /** 收款人 */
  | 'PAYEE_NAME'
  /** 付款日期 */
  | 'PAYMENT_DATE'
  /** 付款单号 */
  | 'PAYMENT_NO'
  /** 状态 */
  | 'STATUS';

/** 一组付款单的合计；所按的维度相同的为一组，没有按其统计的维度为空 */
export type PaymentStat = {
  /** 付款金额（元） */
  amt: Scalars['Money']['output'];
  /** 审核人 */
  auditBy?: Maybe<Scalars['String']['output']>;
  /** 本人审核：审核人是否经手过金额、收款人、收款账号或运单 */
  auditOwn?: Maybe<Scalars['Boolean']['output']>;
  /** 开户行 */
  bindingBankName?: Maybe<Scalars['String']['output']>;
  /** 收款账号 */
  bindingBankNo?: Maybe<Scalars['String']['output']>;
  /** 承运人 */
  carrierName?: Maybe<Scalars['String']['output']>;
  /** 计入合计的条数 */
  counted: Scalars['Int']['output'];
  /** 制单人 */
  createBy?: Maybe<Scalars['String']['output']>;
  /** 制单时间（按日），yyyy-MM-dd，北京时间 */
  day?: Maybe<Scalars['Date']['output']>;
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: Maybe<Scalars['Boolean']['output']>;
  /** 制单时间（按月），yyyy-MM，北京时间 */
  month?: Maybe<Scalars['String']['output']>;
  /** 已付款的金额（元） */
  paidAmt: Scalars['Money']['output'];
  /** 付款人 */
  payBy?: Maybe<Scalars['String']['output']>;
  /** 登记付款时间（按日），yyyy-MM-dd，北京时间 */
  payDay?: Maybe<Scalars['Date']['output']>;
  /** 登记付款时间（按月），yyyy-MM，北京时间 */
  payMonth?: Maybe<Scalars['String']['output']>;
  /** 登记付款时间（按年），yyyy，北京时间 */
  payYear?: Maybe<Scalars['String']['output']>;
  /** 收款人；不可查看基础资料的人看不到 */
  payee?: Maybe<Payee>;
  /** 收款人编号 */
  payeeId?: Maybe<Scalars['ID']['output']>;
  /** 付款日期（按日），yyyy-MM-dd，北京时间 */
  paymentDay?: Maybe<Scalars['Date']['output']>;
  /** 付款日期（按月），yyyy-MM，北京时间 */
  paymentMonth?: Maybe<Scalars['String']['output']>;
  /** 付款日期（按年），yyyy，北京时间 */
  paymentYear?: Maybe<Scalars['String']['output']>;
  /** 构成本组的付款单，同付款单列表：查询条件与本组的各维度都相符的 */
  payments?: Maybe<PaymentPage>;
  /** 状态 */
  status?: Maybe<PaymentStatus>;
  /** 已退款和已冲销的金额（元），不计入付款金额 */
  undoneAmt: Scalars['Money']['output'];
  /** 待审核和待付款的金额（元） */
  waitingAmt: Scalars['Money']['output'];
  /** 运单数 */
  waybillCnt: Scalars['Int']['output'];
  /** 制单时间（按年），yyyy，北京时间 */
  year?: Maybe<Scalars['String']['output']>;
};


/** 一组付款单的合计；所按的维度相同的为一组，没有按其统计的维度为空 */
export type PaymentStatPaymentsArgs = {
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<PaymentSort>>;
};

/** 只要某个数字在此范围内的组 */
export type PaymentStatHaving = {
  /** 数量上限，含 */
  max?: InputMaybe<Scalars['Quantity']['input']>;
  /** 数字 */
  measure: PaymentMeasure;
  /** 数量下限，含 */
  min?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 付款单统计分页；total 为组数 */
export type PaymentStatPage = {
  /** 本页的各组 */
  records: Array<PaymentStat>;
  /** 合计 */
  summary: PaymentStatSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 付款单统计的排序 */
export type PaymentStatSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: PaymentStatSortField;
};

/** 付款单统计的排序：所按的维度或所查的数字 */
export type PaymentStatSortField =
  /** 收款账号 */
  | 'ACCOUNT'
  /** 付款金额 */
  | 'AMOUNT'
  /** 审核人 */
  | 'AUDITOR'
  /** 本人审核 */
  | 'AUDIT_OWN'
  /** 开户行 */
  | 'BANK'
  /** 承运人 */
  | 'CARRIER'
  /** 计入合计的条数 */
  | 'COUNTED'
  /** 制单时间（按日） */
  | 'DAY'
  /** 审核时双人复核关闭 */
  | 'FOUR_EYES_OFF'
  /** 制单人 */
  | 'MAKER'
  /** 制单时间（按月） */
  | 'MONTH'
  /** 已付款的金额 */
  | 'PAID'
  /** 收款人编号 */
  | 'PAYEE'
  /** 付款人 */
  | 'PAYER'
  /** 付款日期（按日） */
  | 'PAYMENT_DAY'
  /** 付款日期（按月） */
  | 'PAYMENT_MONTH'
  /** 付款日期（按年） */
  | 'PAYMENT_YEAR'
  /** 登记付款时间（按日） */
  | 'PAY_DAY'
  /** 登记付款时间（按月） */
  | 'PAY_MONTH'
  /** 登记付款时间（按年） */
  | 'PAY_YEAR'
  /** 状态 */
  | 'STATUS'
  /** 已退款和已冲销的金额 */
  | 'UNDONE'
  /** 待审核和待付款的金额 */
  | 'WAITING'
  /** 运单数 */
  | 'WAYBILLS'
  /** 制单时间（按年） */
  | 'YEAR';

/** 全部各组的合计 */
export type PaymentStatSummary = {
  /** 付款金额（元） */
  amt: Scalars['Money']['output'];
  /** 计入合计的条数 */
  counted: Scalars['Int']['output'];
  /** 已付款的金额（元） */
  paidAmt: Scalars['Money']['output'];
  /** 已退款和已冲销的金额（元），不计入付款金额 */
  undoneAmt: Scalars['Money']['output'];
  /** 待审核和待付款的金额（元） */
  waitingAmt: Scalars['Money']['output'];
  /** 运单数 */
  waybillCnt: Scalars['Int']['output'];
};

/** 付款单状态 */
export type PaymentStatus =
  /** 待付款 */
  | 'APPROVED'
  /** 草稿 */
  | 'DRAFT'
  /** 已付款 */
  | 'PAID'
  /** 已退款 */
  | 'RETURNED'
  /** 已冲销 */
  | 'REVERSED'
  /** 待审核 */
  | 'SUBMITTED';

/** 查询到的付款单的合计 */
export type PaymentSummary = {
  /** 付款金额（元） */
  amt: Scalars['Money']['output'];
  /** 已付款的金额（元） */
  paidAmt: Scalars['Money']['output'];
  /** 待审核和待付款的金额（元） */
  waitingAmt: Scalars['Money']['output'];
};

/** 要导出的付款单 */
export type PaymentsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<PaymentFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<PaymentSort>>;
};

/** 一个领域的权限 */
export type PermissionArea = {
  /** 领域 */
  area: Scalars['String']['output'];
  /** 其中的权限 */
  permissions: Array<PermissionView>;
};

/** 权限 */
export type PermissionView = {
  /** 权限键 */
  key: Scalars['String']['output'];
  /** 权限名称 */
  label: Scalars['String']['output'];
};

/** 按哪个图表统计；图表不考察的原因不影响计入 */
export type PhaseChart =
  /** 全部 */
  | 'ALL'
  /** 分期的全部运单 */
  | 'EVERY'
  /** 渣土场成本 */
  | 'GARBAGE'
  /** 内转成本 */
  | 'INTERNAL'
  /** 机械成本 */
  | 'MACHINE'
  /** 出土 */
  | 'OUTPUT'
  /** 土方运输成本 */
  | 'TRANSPORT';

/** 分期的成本图表 */
export type PhaseCostChart =
  /** 渣土场成本，按渣土场：货运按预付价，没有则按消纳单价，不论用票与否 */
  | 'GARBAGE'
  /** 机械成本，按挖机 */
  | 'MACHINE'
  /** 土方运输成本，按时间 */
  | 'TRANSPORT';

/** 计入和未计入的运单：各原因之和等于总车数减计入车数 */
export type PhaseExclusions = {
  /** 计入的车数 */
  correct: Scalars['Int']['output'];
  /** 计入的方量（方） */
  cubic: Scalars['Quantity']['output'];
  /** 未计入的原因，按判断的先后；每张运单只算第一个 */
  reasons: Array<ExclusionCount>;
  /** 总车数 */
  total: Scalars['Int']['output'];
};

/** 分期的一张图表 */
export type PhaseFigures = {
  /** 计入和未计入的运单 */
  exclusions: PhaseExclusions;
  /** 横轴 */
  points: Array<ChartPoint>;
  /** 各组数据 */
  series: Array<ChartSeries>;
  /** 单价有变动，未结算运单的成本正在重新计算 */
  updating: Scalars['Boolean']['output'];
};

/** 出土按什么分 */
export type PhaseOutputBy =
  /** 运输模式 */
  | 'MODE'
  /** 渣土场 */
  | 'SITE'
  /** 土质 */
  | 'SOIL'
  /** 时间 */
  | 'TIME';

/** 分期的一次实测：自分期开始至某一天累计挖出的方量 */
export type PhaseSurvey = {
  /** 当前用户可做的操作 */
  allowedActions: Array<PhaseSurveyAction>;
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 累计实测方量（方），自分期开始至当日 */
  cubic: Scalars['Quantity']['output'];
  /** 实测日期，yyyy-MM-dd */
  day: Scalars['Date']['output'];
  /** 实测编号 */
  id: Scalars['ID']['output'];
  /** 少于之前：累计方量少于之前某日的，请核对 */
  isLower: Scalars['Boolean']['output'];
  /** 分期；不可查看分期的人看不到 */
  phase?: Maybe<ProjectPhase>;
  /** 分期编号 */
  phaseId: Scalars['ID']['output'];
  /** 备注 */
  remark?: Maybe<Scalars['String']['output']>;
  /** 最后修改时间 */
  updateTime: Scalars['DateTime']['output'];
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
};

/** 可对记录做的操作 */
export type PhaseSurveyAction =
  /** 删除 */
  | 'delete'
  /** 修改 */
  | 'update';

/** 分期的实测的一次修改 */
export type PhaseSurveyChange = {
  /** 修改后 */
  after?: Maybe<Scalars['String']['output']>;
  /** 修改前 */
  before?: Maybe<Scalars['String']['output']>;
  /** 修改人 */
  createBy: Scalars['String']['output'];
  /** 修改时间 */
  createTime: Scalars['DateTime']['output'];
  /** 字段 */
  field: Scalars['String']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 字段名称 */
  label: Scalars['String']['output'];
  /** 原因 */
  reason?: Maybe<Scalars['String']['output']>;
};

/** 已删除的一次实测 */
export type PhaseSurveyDeletion = Deletion & {
  /** 所删记录的编号 */
  id: Scalars['ID']['output'];
  /** 分期；不可查看分期的人看不到 */
  phase?: Maybe<ProjectPhase>;
  /** 分期编号 */
  phaseId?: Maybe<Scalars['ID']['output']>;
  /** 所删记录的类型，即其 __typename */
  type: Scalars['String']['output'];
};

/** 分期的一次实测 */
export type PhaseSurveyInput = {
  /** 累计实测方量（方），自分期开始至当日 */
  cubic: Scalars['Quantity']['input'];
  /** 实测日期，最多 10 个字符，yyyy-MM-dd，不晚于今天 */
  day: Scalars['Date']['input'];
  /** 要修改的实测；不填则新增 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 分期编号 */
  phaseId: Scalars['ID']['input'];
  /** 备注，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 版本，修改时须带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 项目成本里的票据调整：更正的用票与退票、退还渣土场的票 */
export type PhaseTicketsInput = {
  /** 分期编号：按发生的日期、渣土场与土质；与项目编号填一个 */
  phaseId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号：该项目不属于任何启用分期的 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 是否只看没有单价的 */
  unpriced?: InputMaybe<Scalars['Boolean']['input']>;
  /** 填项目编号时，是否为该项目的全部，不论分期 */
  whole?: InputMaybe<Scalars['Boolean']['input']>;
};

/** 一个项目分期里，或一个项目不属于任何分期的，一种统计口径计入或未计入的运单 */
export type PhaseTripsInput = {
  /** 统计口径 */
  chart: PhaseChart;
  /** 项目成本的一部分：统计口径须为分期的全部运单 */
  part?: InputMaybe<CostPart>;
  /** 分期编号；与项目编号填一个 */
  phaseId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号：该项目不属于任何启用分期的运单 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 未计入的原因；不填为计入的运单 */
  reason?: InputMaybe<Exclusion>;
  /** 填项目编号时，是否为该项目的全部运单，不论分期 */
  whole?: InputMaybe<Scalars['Boolean']['input']>;
};

/** 项目成本里的挖机工时：已审核的 */
export type PhaseWorkInput = {
  /** 分期编号：该项目在分期日期内开始的；限定渣土场或土质的分期只有其他分期日期以外的；与项目编号填一个 */
  phaseId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号：该项目不在任何启用分期的日期内开始的 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 是否只看没有价格的 */
  unpriced?: InputMaybe<Scalars['Boolean']['input']>;
  /** 填项目编号时，是否为该项目的全部，不论分期 */
  whole?: InputMaybe<Scalars['Boolean']['input']>;
};

/** 要导出的分期 */
export type PhasesExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<ProjectPhaseFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<ProjectPhaseSort>>;
};

/** 更换手机号的步骤 */
export type PhoneStep =
  /** 绑定：换成新手机号 */
  | 'BIND'
  /** 解绑：验证当前手机号，其后 10 分钟内可绑定新手机号 */
  | 'UNBIND';

/** 分期的计划完成 */
export type PlanCompletion = {
  /** 内转成本（元） */
  companyWaybillInternalCost: Scalars['Money']['output'];
  /** 计入和未计入的运单 */
  exclusions: PhaseExclusions;
  /** 横轴 */
  points: Array<ChartPoint>;
  /** 实测方量（方）：最近一次测量 */
  projectPhaseRealSquareCost?: Maybe<Scalars['Quantity']['output']>;
  /** 计划方量（方） */
  projectPhaseSquareCost?: Maybe<Scalars['Quantity']['output']>;
  /** 预计每方成本（元/方） */
  projectPhaseSquarePrice?: Maybe<Scalars['Money']['output']>;
  /** 预计运输成本（元） */
  projectPhaseTransportCost?: Maybe<Scalars['Money']['output']>;
  /** 各组数据 */
  series: Array<ChartSeries>;
  /** 单价有变动，未结算运单的成本正在重新计算 */
  updating: Scalars['Boolean']['output'];
  /** 外运单方成本（元/方）：外运成本除以外运方量 */
  waybillPhaseAvgTransportCost?: Maybe<Scalars['Money']['output']>;
  /** 运单方量（方） */
  waybillPhaseSquareCost: Scalars['Quantity']['output'];
  /** 外运成本（元） */
  waybillPhaseTransportCost: Scalars['Money']['output'];
  /** 外运方量（方）：外运成本所含的运单的 */
  waybillPhaseTransportSquareCost: Scalars['Quantity']['output'];
};

/** 平台运营：一个平台字典 */
export type PlatformDictionary = {
  /** 当前用户可做的操作 */
  allowedActions: Array<DictionaryAction>;
  /** 各项，按排序 */
  items: Array<PlatformDictionaryItem>;
  /** 字典的名称，例如 garbage_type */
  name: Scalars['String']['output'];
  /** 可增减：可以增加和停用条目；否则只能改名称和排序 */
  open: Scalars['Boolean']['output'];
  /** 字典名称 */
  title: Scalars['String']['output'];
};

/** 平台字典项的一次字段修改 */
export type PlatformDictionaryChange = {
  /** 修改后 */
  after?: Maybe<Scalars['String']['output']>;
  /** 修改前 */
  before?: Maybe<Scalars['String']['output']>;
  /** 修改人 */
  createBy: Scalars['String']['output'];
  /** 修改时间 */
  createTime: Scalars['DateTime']['output'];
  /** 字段 */
  field: Scalars['String']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 值 */
  itemValue: Scalars['String']['output'];
  /** 字段名称 */
  label: Scalars['String']['output'];
  /** 原因 */
  reason?: Maybe<Scalars['String']['output']>;
};

/** 平台字典的一项，停用的也在内 */
export type PlatformDictionaryItem = {
  /** 当前用户可做的操作 */
  allowedActions: Array<DictionaryItemAction>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled: Scalars['Boolean']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 名称 */
  itemName: Scalars['String']['output'];
  /** 值 */
  itemValue: Scalars['String']['output'];
  /** 排序，小的在前 */
  sort: Scalars['Int']['output'];
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
};

/** 平台字典项的名称、排序和启用 */
export type PlatformDictionaryItemChanges = {
  /** 是否启用；不填不变。停用的不再提供给没有自己名称的公司，已用的照旧显示 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 名称，最多 20 个字符；字典内不重复 */
  itemName: Scalars['String']['input'];
  /** 排序，小的在前；0 到 9999，不填不变 */
  sort?: InputMaybe<Scalars['Int']['input']>;
};

/** 定位点的异常 */
export type PointFlag =
  /** 时间晚于接收时间 */
  | 'FUTURE'
  /** 与前后定位点相距过远 */
  | 'JUMP'
  /** 坐标不在地球上，或为 0,0 */
  | 'OUT_OF_WORLD'
  /** 上报速度超过160公里/时 */
  | 'TOO_FAST'
  /** 时间过早 */
  | 'TOO_OLD';

/** 项目的一种运输：运输模式、土质与渣土场 */
export type PriceCell = {
  /** 已有直付价的车队长数 */
  coveredCount: Scalars['Int']['output'];
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 渣土场编号；只有货运才有 */
  garbageId?: Maybe<Scalars['ID']['output']>;
  /** 渣土场 */
  garbageName?: Maybe<Scalars['String']['output']>;
  /** 没有直付价的车队长，按姓名排列 */
  missing: Array<CaptainWithoutPrice>;
  /** 没有直付价时所取的项目单价（元）；空则没有单价 */
  projectPrice?: Maybe<Scalars['Money']['output']>;
  /** 土质 */
  soilType: Scalars['String']['output'];
  /** 运输模式 */
  tpMode: TpMode;
  /** 近 90 天未结算的运单数 */
  unsettledCount: Scalars['Int']['output'];
};

/** 一个项目今天还没有直付价的运输与车队长 */
export type PriceCoverage = {
  /** 看的时刻 */
  at: Scalars['DateTime']['output'];
  /** 所看的车队长数 */
  captainCount: Scalars['Int']['output'];
  /** 按未结算运单数降序 */
  cells: Array<PriceCell>;
};

/** 要导出的直付价覆盖 */
export type PriceCoverageExportInput = {
  /** 查询条件，与该列表的查询相同 */
  filter: PriceCoverageFilter;
};

/** 看哪个项目的哪些运输 */
export type PriceCoverageFilter = {
  /** 看公司的全部车队长；否则只看近 90 天有运单、有已审核任务申请或有直付价的 */
  allCaptains?: InputMaybe<Scalars['Boolean']['input']>;
  /** 是否还有车队长没有直付价 */
  gaps?: InputMaybe<Scalars['Boolean']['input']>;
  /** 渣土场，包含 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['input'];
  /** 土质，包含 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 运输模式 */
  tpMode?: InputMaybe<TpMode>;
};

/** 一条直付价对未结算运单的影响 */
export type PriceEffect = {
  /** 其中在有效期内出场、结算时确按该直付价的 */
  affected: EffectTotals;
  /** 自何时起有效：待审核的按现在通过计 */
  from: Scalars['DateTime']['output'];
  /** 条件相符的全部未结算运单，当作它一直有效 */
  matched: EffectTotals;
};

/** 试算的结果 */
export type PriceSimulation = {
  /** 单价（元）；空则没有单价 */
  price?: Maybe<Scalars['Money']['output']>;
  /** 直付价或项目单价的编号 */
  ref?: Maybe<Scalars['ID']['output']>;
  /** 单价来源 */
  source?: Maybe<PriceSource>;
  /** 各来源依次的缘由 */
  steps: Array<PriceStep>;
};

/** 要试算的一趟运输 */
export type PriceSimulationInput = {
  /** 车队长编号 */
  captainId: Scalars['ID']['input'];
  /** 司机编号 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 出场时间；不填则为现在 */
  goDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['input'];
  /** 人工填写的单价（元） */
  settlePrice?: InputMaybe<Scalars['Money']['input']>;
  /** 出场土质 */
  soilType: Scalars['String']['input'];
  /** 运输模式 */
  tpMode: TpMode;
  /** 计量单位；不填则不看 */
  weightType?: InputMaybe<WeightUnit>;
};

/** 单价来源 */
export type PriceSource =
  /** 直付价 */
  | 'DIRECT_PAY'
  /** 项目单价 */
  | 'PROJECT'
  /** 人工填写 */
  | 'TYPED';

/** 按单价来源的合计 */
export type PriceSourceTotal = {
  /** 金额（元） */
  amount: Scalars['Money']['output'];
  /** 运单数 */
  count: Scalars['Int']['output'];
  /** 单价来源 */
  source: PriceSource;
};

/** 直付价与任务申请的状态 */
export type PriceStatus =
  /** 已审核 */
  | 'APPROVED'
  /** 已失效 */
  | 'EXPIRED'
  /** 待审核 */
  | 'PENDING'
  /** 已驳回 */
  | 'REJECTED';

/** 一种单价来源 */
export type PriceStep = {
  /** 该来源的单价（元） */
  price?: Maybe<Scalars['Money']['output']>;
  /** 缘由 */
  reason: Scalars['String']['output'];
  /** 直付价或项目单价的编号 */
  ref?: Maybe<Scalars['ID']['output']>;
  /** 来源 */
  source: PriceSource;
  /** 取或不取的缘由 */
  verdict: PriceVerdict;
};

/** 一种单价来源取或不取的缘由 */
export type PriceVerdict =
  /** 没有人工填写单价 */
  | 'NOT_TYPED'
  /** 该车队长在该项目没有直付价 */
  | 'NO_CAPTAIN'
  /** 项目没有该运输模式、土质与渣土场的单价 */
  | 'NO_PROJECT_PRICE'
  /** 直付价不适用于该司机 */
  | 'OTHER_DRIVER'
  /** 该车队长的直付价，运输模式、土质或渣土场不符 */
  | 'OTHER_TERMS'
  /** 出场时不在直付价的有效期内 */
  | 'OTHER_TIME'
  /** 直付价的计量单位与该趟不同 */
  | 'OTHER_UNIT'
  /** 有更优先的单价 */
  | 'OUTRANKED'
  /** 出场时不在项目单价的有效期内 */
  | 'PROJECT_OTHER_TIME'
  /** 取此价 */
  | 'TAKEN';

/** 个人信息 */
export type Profile = {
  /** 头像，地址 */
  avatar?: Maybe<Scalars['String']['output']>;
  /** 公司；车队长为空 */
  companyAuthName?: Maybe<Scalars['String']['output']>;
  /** 邮箱 */
  email?: Maybe<Scalars['String']['output']>;
  /** 是否设置过密码 */
  hasPassword: Scalars['Boolean']['output'];
  /** 用户编号 */
  id: Scalars['ID']['output'];
  /** 手机号 */
  mobile: Scalars['String']['output'];
  /** 姓名 */
  name: Scalars['String']['output'];
  /** 机构；直属公司为空 */
  organName?: Maybe<Scalars['String']['output']>;
  /** 可绑定新手机号的期限：已验证当前手机号，在此之前可绑定新手机号；没有验证则为空 */
  phoneReleasedTime?: Maybe<Scalars['DateTime']['output']>;
  /** 职位 */
  positionName?: Maybe<Scalars['String']['output']>;
};

/** 要修改的个人信息；没有填写的不变 */
export type ProfileInput = {
  /** 头像，最多 500 个字符：upms/file/upload 所答的地址；填空值或空文本则删去 */
  avatar?: InputMaybe<Scalars['String']['input']>;
  /** 邮箱，最多 100 个字符；填空值或空文本则删去 */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 姓名，最多 20 个字符 */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** 项目 */
export type Project = Node & {
  /** 地址 */
  address?: Maybe<Scalars['String']['output']>;
  /** 当前用户可做的操作 */
  allowedActions: Array<ProjectAction>;
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 白班开始，HH:mm */
  dayStart: Scalars['String']['output'];
  /**
   * 该项目的渣土场编号
   * @deprecated 2027-06 移除，改用 garbageIds
   */
  dumpSiteIds: Array<Scalars['ID']['output']>;
  /** 渣土场 */
  dumpSites: Array<DumpSite>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled: Scalars['Boolean']['output'];
  /** 渣土场编号 */
  garbageIds: Array<Scalars['ID']['output']>;
  /** 渣土场，项目可用的，以顿号分隔 */
  garbageNames?: Maybe<Scalars['String']['output']>;
  /** 最近的修改，最后的在前；无权查看基础资料的人为空 */
  history?: Maybe<Array<BaseDataChange>>;
  /** 项目编号 */
  id: Scalars['ID']['output'];
  /** 纬度，WGS-84，最多 6 位小数 */
  lat?: Maybe<Scalars['String']['output']>;
  /** 经度，WGS-84，最多 6 位小数 */
  lng?: Maybe<Scalars['String']['output']>;
  /** 已并入：合并后留下的 */
  mergedInto?: Maybe<Project>;
  /** 已并入的编号 */
  mergedIntoId?: Maybe<Scalars['ID']['output']>;
  /** 已并入 */
  mergedIntoName?: Maybe<Scalars['String']['output']>;
  /** 由其他并入，顿号分隔 */
  mergedNames?: Maybe<Scalars['String']['output']>;
  /**
   * 项目
   * @deprecated 2027-06 移除，改用 projectName
   */
  name: Scalars['String']['output'];
  /** 夜班开始，HH:mm */
  nightStart: Scalars['String']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 土质编号 */
  soilTypeIds: Array<Scalars['ID']['output']>;
  /** 土质，项目可用的，以顿号分隔 */
  soilTypes?: Maybe<Scalars['String']['output']>;
  /** 土质 */
  soils: Array<Soil>;
  /** 最后修改时间 */
  updateTime: Scalars['DateTime']['output'];
  /** 在何处使用，没有使用的可以删除；无权查看基础资料的人为空 */
  uses?: Maybe<Array<BaseDataUse>>;
  /** 默认用票：去渣土场的新运单没有说明时即用票 */
  usesTickets: Scalars['Boolean']['output'];
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 项目的运单，同运单列表；不可查看运单的人看不到 */
  waybills?: Maybe<WaybillPage>;
};


/** 项目 */
export type ProjectWaybillsArgs = {
  filter?: InputMaybe<WaybillFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<WaybillSort>>;
};

/** 可对记录做的操作 */
export type ProjectAction =
  /** 删除 */
  | 'delete'
  /** 合并 */
  | 'merge'
  /** 启用 */
  | 'restore'
  /** 停用 */
  | 'retire'
  /** 修改 */
  | 'update';

/** 一个项目的成本：各行之和等于合计 */
export type ProjectCost = {
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 启用的分期，按开始日期；其后为不属于任何分期的、减去分期重复计入的（没有则无此行），最后为合计 */
  rows: Array<CostRow>;
  /** 单价有变动，未结算运单的成本正在重新计算 */
  updating: Scalars['Boolean']['output'];
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type ProjectEqual = {
  /** 地址 */
  address?: InputMaybe<Scalars['String']['input']>;
  /** 创建时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 白班开始，HH:mm */
  dayStart?: InputMaybe<Scalars['String']['input']>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 渣土场，项目可用的，以顿号分隔 */
  garbageNames?: InputMaybe<Scalars['String']['input']>;
  /** 项目编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 纬度，WGS-84，最多 6 位小数 */
  lat?: InputMaybe<Scalars['String']['input']>;
  /** 经度，WGS-84，最多 6 位小数 */
  lng?: InputMaybe<Scalars['String']['input']>;
  /** 已并入的编号 */
  mergedIntoId?: InputMaybe<Scalars['ID']['input']>;
  /** 已并入 */
  mergedIntoName?: InputMaybe<Scalars['String']['input']>;
  /** 由其他并入，顿号分隔 */
  mergedNames?: InputMaybe<Scalars['String']['input']>;
  /** 夜班开始，HH:mm */
  nightStart?: InputMaybe<Scalars['String']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 土质，项目可用的，以顿号分隔 */
  soilTypes?: InputMaybe<Scalars['String']['input']>;
  /** 最后修改时间 */
  updateTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 默认用票：去渣土场的新运单没有说明时即用票 */
  usesTickets?: InputMaybe<Scalars['Boolean']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 项目查询条件 */
export type ProjectFilter = {
  /** 地址，模糊 */
  address?: InputMaybe<Scalars['String']['input']>;
  /** 是否启用 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<ProjectEqual>;
  /** 渣土场，模糊 */
  garbageNames?: InputMaybe<Scalars['String']['input']>;
  /** 项目，模糊 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 土质，模糊 */
  soilTypes?: InputMaybe<Scalars['String']['input']>;
  /** 默认用票 */
  usesTickets?: InputMaybe<Scalars['Boolean']['input']>;
};

/** 填写项目时可选的内容 */
export type ProjectForm = {
  /** 白班开始，HH:mm，公司默认 */
  dayStart: Scalars['String']['output'];
  /** 渣土场 */
  dumpSites: Array<DumpSite>;
  /** 渣土场编号 */
  garbageIds: Array<Scalars['ID']['output']>;
  /** 夜班开始，HH:mm，公司默认 */
  nightStart: Scalars['String']['output'];
  /** 土质编号 */
  soilTypeIds: Array<Scalars['ID']['output']>;
  /** 土质 */
  soils: Array<Soil>;
};

/** 项目 */
export type ProjectInput = {
  /** 地址，最多 200 个字符 */
  address?: InputMaybe<Scalars['String']['input']>;
  /** 白班开始，最多 5 个字符，HH:mm；不填为公司默认 */
  dayStart?: InputMaybe<Scalars['String']['input']>;
  /** 项目可用的渣土场，最多 200 个；没有时所有渣土场可选 */
  garbageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 纬度，最多 10 个字符，WGS-84，最多 6 位小数；与经度一起填写 */
  lat?: InputMaybe<Scalars['String']['input']>;
  /** 经度，最多 11 个字符，WGS-84，最多 6 位小数；与纬度一起填写 */
  lng?: InputMaybe<Scalars['String']['input']>;
  /** 夜班开始，最多 5 个字符，HH:mm；不填为公司默认 */
  nightStart?: InputMaybe<Scalars['String']['input']>;
  /** 项目，最多 60 个字符 */
  projectName: Scalars['String']['input'];
  /** 项目可用的土质，最多 200 个；没有时所有土质可选 */
  soilTypeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 默认用票：去渣土场的新运单没有说明时即用票；不填为否 */
  usesTickets?: InputMaybe<Scalars['Boolean']['input']>;
};

/** 一页项目 */
export type ProjectPage = {
  /** 项目 */
  records: Array<Project>;
  /** 合计 */
  summary: ProjectSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 项目分期 */
export type ProjectPhase = Node & {
  /** 当前用户可做的操作 */
  allowedActions: Array<ProjectPhaseAction>;
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 渣土场 */
  dumpSites: Array<DumpSite>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled: Scalars['Boolean']['output'];
  /** 开始日期，yyyy-MM-dd */
  fromDate: Scalars['Date']['output'];
  /** 渣土场编号 */
  garbageIds: Array<Scalars['ID']['output']>;
  /** 渣土场，只含去这些渣土场的运单，以顿号分隔；为空则不限 */
  garbageNames?: Maybe<Scalars['String']['output']>;
  /** 最近的修改，最后的在前；无权查看基础资料的人为空 */
  history?: Maybe<Array<BaseDataChange>>;
  /** 分期编号 */
  id: Scalars['ID']['output'];
  /** 已并入：合并后留下的 */
  mergedInto?: Maybe<ProjectPhase>;
  /** 已并入的编号 */
  mergedIntoId?: Maybe<Scalars['ID']['output']>;
  /** 已并入 */
  mergedIntoName?: Maybe<Scalars['String']['output']>;
  /** 由其他并入，顿号分隔 */
  mergedNames?: Maybe<Scalars['String']['output']>;
  /** 分期 */
  phaseName: Scalars['String']['output'];
  /** 计划方量（方） */
  planCubic?: Maybe<Scalars['Quantity']['output']>;
  /** 预计每方成本（元） */
  planCubicPrice?: Maybe<Scalars['Money']['output']>;
  /** 预计运输成本（元） */
  planTransportCost?: Maybe<Scalars['Money']['output']>;
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 备注 */
  remark?: Maybe<Scalars['String']['output']>;
  /** 土质，只含这些土质的运单；为空则不限 */
  soilTypes: Array<Scalars['String']['output']>;
  /** 实测的最近 100 次修改，最后的在前；含已删除的 */
  surveyHistory: Array<PhaseSurveyChange>;
  /** 实测方量（方），最近一次实测的累计数 */
  surveyedCubic?: Maybe<Scalars['Quantity']['output']>;
  /** 各次实测，最近的在前，最多 400 次 */
  surveys: Array<PhaseSurvey>;
  /** 结束日期，yyyy-MM-dd，含当日 */
  toDate: Scalars['Date']['output'];
  /** 每车方量（方），按车计量的运单每车折算的方量 */
  truckCubic?: Maybe<Scalars['Quantity']['output']>;
  /** 最后修改时间 */
  updateTime: Scalars['DateTime']['output'];
  /** 在何处使用，没有使用的可以删除；无权查看基础资料的人为空 */
  uses?: Maybe<Array<BaseDataUse>>;
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
};

/** 可对记录做的操作 */
export type ProjectPhaseAction =
  /** 填报实测 */
  | 'addSurvey'
  /** 删除 */
  | 'delete'
  /** 合并 */
  | 'merge'
  /** 启用 */
  | 'restore'
  /** 停用 */
  | 'retire'
  /** 修改 */
  | 'update';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type ProjectPhaseEqual = {
  /** 创建时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 开始日期，yyyy-MM-dd */
  fromDate?: InputMaybe<Scalars['Date']['input']>;
  /** 渣土场，只含去这些渣土场的运单，以顿号分隔；为空则不限 */
  garbageNames?: InputMaybe<Scalars['String']['input']>;
  /** 分期编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 已并入的编号 */
  mergedIntoId?: InputMaybe<Scalars['ID']['input']>;
  /** 已并入 */
  mergedIntoName?: InputMaybe<Scalars['String']['input']>;
  /** 由其他并入，顿号分隔 */
  mergedNames?: InputMaybe<Scalars['String']['input']>;
  /** 分期 */
  phaseName?: InputMaybe<Scalars['String']['input']>;
  /** 计划方量（方） */
  planCubic?: InputMaybe<Scalars['Quantity']['input']>;
  /** 预计每方成本（元） */
  planCubicPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 预计运输成本（元） */
  planTransportCost?: InputMaybe<Scalars['Money']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 备注 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 实测方量（方），最近一次实测的累计数 */
  surveyedCubic?: InputMaybe<Scalars['Quantity']['input']>;
  /** 结束日期，yyyy-MM-dd，含当日 */
  toDate?: InputMaybe<Scalars['Date']['input']>;
  /** 每车方量（方），按车计量的运单每车折算的方量 */
  truckCubic?: InputMaybe<Scalars['Quantity']['input']>;
  /** 最后修改时间 */
  updateTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 分期查询条件 */
export type ProjectPhaseFilter = {
  /** 是否启用 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<ProjectPhaseEqual>;
  /** 渣土场，模糊 */
  garbageNames?: InputMaybe<Scalars['String']['input']>;
  /** 分期，模糊 */
  phaseName?: InputMaybe<Scalars['String']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目，模糊 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 备注，模糊 */
  remark?: InputMaybe<Scalars['String']['input']>;
};

/** 分期 */
export type ProjectPhaseInput = {
  /** 开始日期，最多 10 个字符，yyyy-MM-dd */
  fromDate: Scalars['Date']['input'];
  /** 只含去这些渣土场的运单，最多 50 个；不填则不限 */
  garbageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 分期，最多 40 个字符 */
  phaseName: Scalars['String']['input'];
  /** 计划方量（方） */
  planCubic?: InputMaybe<Scalars['Quantity']['input']>;
  /** 预计每方成本（元） */
  planCubicPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 预计运输成本（元） */
  planTransportCost?: InputMaybe<Scalars['Money']['input']>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['input'];
  /** 备注，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 只含这些土质的运单，按名称，最多 50 个；不填则不限 */
  soilTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 结束日期，最多 10 个字符，yyyy-MM-dd，含当日 */
  toDate: Scalars['Date']['input'];
  /** 每车方量（方），按车计量的运单每车折算的方量；大于 0 */
  truckCubic?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 一页分期 */
export type ProjectPhasePage = {
  /** 分期 */
  records: Array<ProjectPhase>;
  /** 合计 */
  summary: ProjectPhaseSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 分期排序 */
export type ProjectPhaseSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: ProjectPhaseSortField;
};

/** 分期排序字段 */
export type ProjectPhaseSortField =
  /** 创建时间 */
  | 'CREATE_TIME'
  /** 开始日期 */
  | 'FROM_DATE'
  /** 分期 */
  | 'PHASE_NAME'
  /** 计划方量 */
  | 'PLAN_CUBIC'
  /** 项目 */
  | 'PROJECT_NAME'
  /** 结束日期 */
  | 'TO_DATE'
  /** 最后修改时间 */
  | 'UPDATE_TIME';

/** 查询到的分期的合计 */
export type ProjectPhaseSummary = {
  /** 启用的分期数 */
  enabledCount: Scalars['Int']['output'];
};

/** 项目单价 */
export type ProjectPrice = {
  /** 当前用户可做的操作 */
  allowedActions: Array<ProjectPriceAction>;
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled: Scalars['Boolean']['output'];
  /** 渣土场编号；只有货运才有，为空时适用于所有渣土场 */
  garbageId?: Maybe<Scalars['ID']['output']>;
  /** 渣土场 */
  garbageName?: Maybe<Scalars['String']['output']>;
  /** 最近的修改，最后的在前；无权查看基础资料的人为空 */
  history?: Maybe<Array<BaseDataChange>>;
  /** 项目单价编号 */
  id: Scalars['ID']['output'];
  /** 项目单价（元） */
  price: Scalars['Money']['output'];
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 土质 */
  soilType: Scalars['String']['output'];
  /** 运输模式 */
  tpMode: TpMode;
  /** 最后修改时间 */
  updateTime: Scalars['DateTime']['output'];
  /** 在何处使用，没有使用的可以删除；无权查看基础资料的人为空 */
  uses?: Maybe<Array<BaseDataUse>>;
  /** 有效期起：此时及以后出场的运单适用，为空则不限 */
  validFrom?: Maybe<Scalars['DateTime']['output']>;
  /** 有效期止：此时及以后出场的运单不再适用，为空则不限 */
  validUntil?: Maybe<Scalars['DateTime']['output']>;
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
};

/** 可对记录做的操作 */
export type ProjectPriceAction =
  /** 删除 */
  | 'delete'
  /** 启用 */
  | 'restore'
  /** 停用 */
  | 'retire'
  /** 修改 */
  | 'update';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type ProjectPriceEqual = {
  /** 创建时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 渣土场编号；只有货运才有，为空时适用于所有渣土场 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 项目单价编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 项目单价（元） */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 运输模式 */
  tpMode?: InputMaybe<TpMode>;
  /** 最后修改时间 */
  updateTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 有效期起：此时及以后出场的运单适用，为空则不限 */
  validFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** 有效期止：此时及以后出场的运单不再适用，为空则不限 */
  validUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 项目单价查询条件 */
export type ProjectPriceFilter = {
  /** 是否启用 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<ProjectPriceEqual>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场，模糊 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目，模糊 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 土质，模糊 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 运输模式 */
  tpMode?: InputMaybe<TpMode>;
};

/** 项目单价 */
export type ProjectPriceInput = {
  /** 渣土场编号；只有货运才有，为空时适用于所有渣土场 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目单价（元） */
  price: Scalars['Money']['input'];
  /** 项目编号 */
  projectInfoId: Scalars['ID']['input'];
  /** 土质，最多 40 个字符 */
  soilType: Scalars['String']['input'];
  /** 运输模式 */
  tpMode: TpMode;
  /** 有效期起：此时及以后出场的运单适用，为空则不限 */
  validFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** 有效期止：此时及以后出场的运单不再适用，为空则不限 */
  validUntil?: InputMaybe<Scalars['DateTime']['input']>;
};

/** 一页项目单价 */
export type ProjectPricePage = {
  /** 项目单价 */
  records: Array<ProjectPrice>;
  /** 合计 */
  summary: ProjectPriceSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 项目单价排序 */
export type ProjectPriceSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: ProjectPriceSortField;
};

/** 项目单价排序字段 */
export type ProjectPriceSortField =
  /** 创建时间 */
  | 'CREATE_TIME'
  /** 项目单价 */
  | 'PRICE'
  /** 项目 */
  | 'PROJECT_NAME'
  /** 土质 */
  | 'SOIL_TYPE'
  /** 最后修改时间 */
  | 'UPDATE_TIME'
  /** 有效期起 */
  | 'VALID_FROM'
  /** 有效期止 */
  | 'VALID_UNTIL';

/** 查询到的项目单价的合计 */
export type ProjectPriceSummary = {
  /** 启用的项目单价数 */
  enabledCount: Scalars['Int']['output'];
};

/** 要导出的项目单价 */
export type ProjectPricesExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<ProjectPriceFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<ProjectPriceSort>>;
};

/** 项目排序 */
export type ProjectSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: ProjectSortField;
};

/** 项目排序字段 */
export type ProjectSortField =
  /** 创建时间 */
  | 'CREATE_TIME'
  /** 项目 */
  | 'PROJECT_NAME'
  /** 最后修改时间 */
  | 'UPDATE_TIME';

/** 查询到的项目的合计 */
export type ProjectSummary = {
  /** 启用的项目数 */
  enabledCount: Scalars['Int']['output'];
};

/** 要导出的项目 */
export type ProjectsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<ProjectFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<ProjectSort>>;
};

/** 公开核验的单据：只有号码、公司、日期、合计与真伪 */
export type PublicDocument = {
  /** 金额（元），仅结算单 */
  amount?: Maybe<Scalars['Money']['output']>;
  /** 运单数 */
  cnt: Scalars['Int']['output'];
  /** 公司名称 */
  companyName: Scalars['String']['output'];
  /** 单据日期，yyyy-MM-dd */
  date: Scalars['Date']['output'];
  /** 单号 */
  number: Scalars['String']['output'];
  /** 核验结果 */
  state: DocumentState;
};

/** 打卡：一趟运输的装车、出场或卸车 */
export type Punch = Node & {
  /** 定位误差（米） */
  accuracy?: Maybe<Scalars['Int']['output']>;
  /** 当前用户可做的操作 */
  allowedActions: Array<PunchAction>;
  /** 手机的时间，按手机的时钟 */
  at: Scalars['DateTime']['output'];
  /** 结算卡号 */
  cardNo?: Maybe<Scalars['String']['output']>;
  /** 待处理的原因；处理后仍保留 */
  conflict?: Maybe<PunchConflict>;
  /** 原因说明 */
  conflictReason?: Maybe<Scalars['String']['output']>;
  /** 打卡时间，按时钟误差校正后 */
  correctedAt: Scalars['DateTime']['output'];
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 渣土场编号 */
  garbageId?: Maybe<Scalars['ID']['output']>;
  /** 渣土场 */
  garbageName?: Maybe<Scalars['String']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 打卡动作 */
  kind: PunchKind;
  /** 打卡纬度，WGS-84，最多 6 位小数 */
  lat?: Maybe<Scalars['String']['output']>;
  /** 打卡经度，WGS-84，最多 6 位小数 */
  lng?: Maybe<Scalars['String']['output']>;
  /** 挖机编号 */
  machineCode?: Maybe<Scalars['String']['output']>;
  /** 打卡照片 */
  picture?: Maybe<Scalars['String']['output']>;
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId?: Maybe<Scalars['ID']['output']>;
  /** 项目 */
  projectName?: Maybe<Scalars['String']['output']>;
  /** 收到时间 */
  receivedAt: Scalars['DateTime']['output'];
  /** 不能做的操作及原因 */
  refusedActions: Array<RefusedAction>;
  /** 打卡处理人 */
  settleName?: Maybe<Scalars['String']['output']>;
  /** 处理的原因 */
  settleReason?: Maybe<Scalars['String']['output']>;
  /** 处理方式 */
  settledAs?: Maybe<PunchSettling>;
  /** 打卡处理时间 */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  /** 时钟误差（秒）：服务器时间减手机时间 */
  skewSeconds: Scalars['Int']['output'];
  /** 打卡土质 */
  soilType?: Maybe<Scalars['String']['output']>;
  /** 打卡状态 */
  state: PunchState;
  /** 运输模式 */
  tpMode?: Maybe<TpMode>;
  /** 车辆；不可查看基础资料的人看不到 */
  truck?: Maybe<Truck>;
  /** 车牌 */
  truckCode?: Maybe<Scalars['String']['output']>;
  /** 打卡车辆编号 */
  truckId?: Maybe<Scalars['ID']['output']>;
  /** 打卡人 */
  userName: Scalars['String']['output'];
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 运单；不可查看运单的人看不到 */
  waybill?: Maybe<Waybill>;
  /** 运单编号 */
  waybillId?: Maybe<Scalars['ID']['output']>;
  /** 运单号 */
  waybillNo?: Maybe<Scalars['String']['output']>;
  /** 运单的状态 */
  waybillStatus?: Maybe<WaybillStatus>;
  /** 数量 */
  weightTons?: Maybe<Scalars['Quantity']['output']>;
};

/** 可对记录做的操作 */
export type PunchAction =
  /** 弃用 */
  | 'drop'
  /** 处理 */
  | 'settle';

/** 打卡待处理的原因 */
export type PunchConflict =
  /** 运单已出场 */
  | 'ALREADY_DEPARTED'
  /** 运单已卸车 */
  | 'ALREADY_UNLOADED'
  /** 结算卡不能使用 */
  | 'CARD_NOT_USABLE'
  /** 结算卡不存在 */
  | 'CARD_UNKNOWN'
  /** 时间晚于当前时间 */
  | 'IN_FUTURE'
  /** 没有未卸车的运单 */
  | 'NO_OPEN_TRIP'
  /** 项目已停用 */
  | 'PROJECT_ENDED'
  /** 项目不明 */
  | 'PROJECT_UNKNOWN'
  /** 不能计入运单 */
  | 'REFUSED'
  /** 时间早于7天前 */
  | 'TOO_OLD'
  /** 车牌不在车辆资料中 */
  | 'TRUCK_UNKNOWN'
  /** 同一车辆短时间内两次装车 */
  | 'TWO_LOADS';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type PunchEqual = {
  /** 定位误差（米） */
  accuracy?: InputMaybe<Scalars['Int']['input']>;
  /** 手机的时间，按手机的时钟 */
  at?: InputMaybe<Scalars['DateTime']['input']>;
  /** 结算卡号 */
  cardNo?: InputMaybe<Scalars['String']['input']>;
  /** 待处理的原因；处理后仍保留 */
  conflict?: InputMaybe<PunchConflict>;
  /** 原因说明 */
  conflictReason?: InputMaybe<Scalars['String']['input']>;
  /** 打卡时间，按时钟误差校正后 */
  correctedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 打卡动作 */
  kind?: InputMaybe<PunchKind>;
  /** 打卡纬度，WGS-84，最多 6 位小数 */
  lat?: InputMaybe<Scalars['String']['input']>;
  /** 打卡经度，WGS-84，最多 6 位小数 */
  lng?: InputMaybe<Scalars['String']['input']>;
  /** 挖机编号 */
  machineCode?: InputMaybe<Scalars['String']['input']>;
  /** 打卡照片 */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 收到时间 */
  receivedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 打卡处理人 */
  settleName?: InputMaybe<Scalars['String']['input']>;
  /** 处理的原因 */
  settleReason?: InputMaybe<Scalars['String']['input']>;
  /** 处理方式 */
  settledAs?: InputMaybe<PunchSettling>;
  /** 打卡处理时间 */
  settledAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 时钟误差（秒）：服务器时间减手机时间 */
  skewSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** 打卡土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 打卡状态 */
  state?: InputMaybe<PunchState>;
  /** 运输模式 */
  tpMode?: InputMaybe<TpMode>;
  /** 车牌 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
  /** 打卡车辆编号 */
  truckId?: InputMaybe<Scalars['ID']['input']>;
  /** 打卡人 */
  userName?: InputMaybe<Scalars['String']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** 运单编号 */
  waybillId?: InputMaybe<Scalars['ID']['input']>;
  /** 运单号 */
  waybillNo?: InputMaybe<Scalars['String']['input']>;
  /** 运单的状态 */
  waybillStatus?: InputMaybe<WaybillStatus>;
  /** 数量 */
  weightTons?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 打卡的查询条件 */
export type PunchFilter = {
  /** 结算卡号，模糊 */
  cardNo?: InputMaybe<Scalars['String']['input']>;
  /** 待处理的原因；空列表不查到任何记录 */
  conflict?: InputMaybe<Array<PunchConflict>>;
  /** 打卡时间 */
  correctedAt?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<PunchEqual>;
  /** 打卡动作；空列表不查到任何记录 */
  kind?: InputMaybe<Array<PunchKind>>;
  /** 挖机编号，模糊 */
  machineCode?: InputMaybe<Scalars['String']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 打卡状态；空列表不查到任何记录 */
  state?: InputMaybe<Array<PunchState>>;
  /** 车牌，模糊 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
  /** 打卡人，模糊 */
  userName?: InputMaybe<Scalars['String']['input']>;
  /** 运单编号 */
  waybillId?: InputMaybe<Scalars['ID']['input']>;
};

/** 一次打卡；车牌与结算卡号至少填一个，其余不填的随该车或该卡最近的运单 */
export type PunchInput = {
  /** 定位误差（米） */
  accuracy?: InputMaybe<Scalars['Int']['input']>;
  /** 手机的时间，按手机的时钟 */
  at: Scalars['DateTime']['input'];
  /** 结算卡号 */
  cardNo?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场编号；只有货运才填 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 手机所编的 UUID：同一次打卡可重发，只计一次 */
  id: Scalars['ID']['input'];
  /** 打卡动作 */
  kind: PunchKind;
  /** 打卡纬度，WGS-84，最多 6 位小数 */
  lat?: InputMaybe<Scalars['Quantity']['input']>;
  /** 打卡经度，WGS-84，最多 6 位小数 */
  lng?: InputMaybe<Scalars['Quantity']['input']>;
  /** 照片的文件编号，先以 WAYBILL_PICTURE 上传 */
  pictureId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 打卡土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 运输模式 */
  tpMode?: InputMaybe<TpMode>;
  /** 车牌 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
  /** 数量 */
  weightTons?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 打卡的种类 */
export type PunchKind =
  /** 出场 */
  | 'DEPART'
  /** 装车 */
  | 'LOAD'
  /** 卸车 */
  | 'UNLOAD';

/** 打卡时的建议：取自该车或该卡最近的运单 */
export type PunchOffer = {
  /** 结算卡号 */
  cardNo?: Maybe<Scalars['String']['output']>;
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 渣土场编号 */
  garbageId?: Maybe<Scalars['ID']['output']>;
  /** 渣土场 */
  garbageName?: Maybe<Scalars['String']['output']>;
  /** 接下来该打的卡 */
  nextKind: PunchKind;
  /** 该车未卸车的运单；没有则为空 */
  openTrip?: Maybe<PunchTrip>;
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId?: Maybe<Scalars['ID']['output']>;
  /** 项目 */
  projectName?: Maybe<Scalars['String']['output']>;
  /** 打卡土质 */
  soilType?: Maybe<Scalars['String']['output']>;
  /** 运输模式 */
  tpMode?: Maybe<TpMode>;
  /** 车牌 */
  truckCode?: Maybe<Scalars['String']['output']>;
  /** 数量 */
  weightTons?: Maybe<Scalars['Quantity']['output']>;
};

/** 打卡分页 */
export type PunchPage = {
  /** 本页的内容 */
  records: Array<Punch>;
  /** 符合条件的全部合计 */
  summary: PunchSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 处理打卡的方式 */
export type PunchSettling =
  /** 归入运单 */
  | 'ATTACH'
  /** 弃用 */
  | 'DROP'
  /** 新建运单 */
  | 'NEW';

/** 打卡的处理 */
export type PunchSettlingInput = {
  /** 处理方式 */
  as: PunchSettling;
  /** 处理的原因；弃用时必填 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 运单编号；归入运单时必填，或填运单号 */
  waybillId?: InputMaybe<Scalars['ID']['input']>;
  /** 运单号，可代替 waybillId */
  waybillNo?: InputMaybe<Scalars['String']['input']>;
};

/** 打卡排序 */
export type PunchSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: PunchSortField;
};

/** 打卡排序字段 */
export type PunchSortField =
  /** 打卡时间 */
  | 'CORRECTED_AT'
  /** 收到时间 */
  | 'RECEIVED_AT'
  /** 车牌 */
  | 'TRUCK_CODE';

/** 打卡的状态 */
export type PunchState =
  /** 待处理 */
  | 'CONFLICT'
  /** 已弃用 */
  | 'DROPPED'
  /** 已处理 */
  | 'SETTLED'
  /** 已计入 */
  | 'TAKEN';

/** 查询结果的合计 */
export type PunchSummary = {
  /** 待处理的次数 */
  conflictCount: Scalars['Int']['output'];
  /** 已弃用的次数 */
  droppedCount: Scalars['Int']['output'];
  /** 已处理的次数 */
  settledCount: Scalars['Int']['output'];
  /** 已计入的次数 */
  takenCount: Scalars['Int']['output'];
};

/** 该车未卸车的运单 */
export type PunchTrip = {
  /** 出场时间 */
  goDatetime: Scalars['DateTime']['output'];
  /** 运单编号 */
  id: Scalars['ID']['output'];
  /** 装车时间 */
  inDatetime?: Maybe<Scalars['DateTime']['output']>;
  /** 运单号 */
  no: Scalars['String']['output'];
  /** 状态 */
  status: WaybillStatus;
};

/** 要导出的打卡 */
export type PunchesExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<PunchFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<PunchSort>>;
};

/** 查询：不修改任何内容 */
export type Query = {
  /** 本人在当前公司的访问令牌，最新的在前；车队长没有 */
  accessTokens: Array<AccessToken>;
  /** 运单异常，默认按出场时间降序 */
  anomalies: AnomalyPage;
  /** 公司的异常规则 */
  anomalyRules: Array<AnomalyRuleSetting>;
  /** 异常统计：按所选维度分组合计，与异常列表同一范围、同一口径；默认按维度升序 */
  anomalyStats: AnomalyStatPage;
  /** 取一趟到场车次，以运单编号 */
  arrival?: Maybe<Arrival>;
  /** 到场车次列表：运往当前公司所经营渣土场的车次，默认按出场时间降序 */
  arrivals: ArrivalPage;
  /** 本人未提交的企业认证；没有则为空 */
  authenticationDraft?: Maybe<AuthenticationDraft>;
  /** 由收款账号认出银行，并核对银行卡的校验位；对公账号没有校验位 */
  bankOfAccount: BankOfAccount;
  /** 取一个收款人 */
  basePayee?: Maybe<Payee>;
  /** 收款人列表 */
  basePayees: PayeePage;
  /** 取一个项目 */
  baseProject?: Maybe<Project>;
  /** 项目列表 */
  baseProjects: ProjectPage;
  /** 项目看板：各项目的计划、实际、已付、预计完成、异常和未来四周应付款 */
  board: Board;
  /** 存有项目周报的星期，以其周一表示，yyyy-MM-dd，最近的在前 */
  boardReports: Array<Scalars['Date']['output']>;
  /** 取一个车队长 */
  captain?: Maybe<Captain>;
  /** 选择车队长与司机：一行一个司机，按车队长姓名排列 */
  captainDrivers: CaptainDriverPage;
  /** 取一份任务申请 */
  captainTask?: Maybe<CaptainTask>;
  /** 任务申请列表，默认按申请时间降序 */
  captainTasks: CaptainTaskPage;
  /** 车队长与司机树；按车队长或司机的姓名、手机号或车牌查找，不填则为全部 */
  captainTree: Array<CaptainNode>;
  /** 车队长列表 */
  captains: CaptainPage;
  /** 按编号或卡号取一张卡 */
  card?: Maybe<Card>;
  /** 取一个制卡批次 */
  cardBatch?: Maybe<CardBatch>;
  /** 一次次制作的结算卡，最近的在前 */
  cardBatches: CardBatchPage;
  /** 结算卡最近的修改，最后的在前 */
  cardHistory: Array<BaseDataChange>;
  /** 卡号系列，按前缀 */
  cardSeries: Array<CardSeries>;
  /** 结算卡列表，默认按绑定时间降序 */
  cards: CardPage;
  /** 平台运营：全部公司，默认按开通时间降序 */
  companies: DeskCompanyPage;
  /** 手机号名下的公司；须持有该手机号的一次性登录码 */
  companiesOfPhone: Array<CompanyEntry>;
  /** 公司可以改名称的字典 */
  companyDictionaries: Array<CompanyDictionary>;
  /** 一个字典的修改记录，最近的在前，最多 100 条 */
  companyDictionaryChanges: Array<CompanyDictionaryChange>;
  /** 一个字典的各项，停用的也在内 */
  companyDictionaryItems: Array<CompanyDictionaryItem>;
  /** 公司设置 */
  companySettings: CompanySettings;
  /** 取一次资料导入 */
  dataImport: DataImport;
  /** 当前用户可以导入的资料种类 */
  dataImportKinds: Array<DataImportKindInfo>;
  /** 一次导入的逐行结果，按行号 */
  dataImportRows: DataImportRowPage;
  /** 本公司的资料导入，新的在前；只含当前用户可以导入的种类 */
  dataImports: DataImportPage;
  /** 设备密钥，默认最新的在前 */
  deviceKeys: DeviceKeyPage;
  /** 字典，例如 tp_mode */
  dictionary: Array<DictionaryItem>;
  /** 取一条直付价 */
  directPayPrice?: Maybe<DirectPayPrice>;
  /** 项目的各种运输，及今天还没有直付价的车队长 */
  directPayPriceCoverage: PriceCoverage;
  /** 一条直付价（或所填内容）对未结算运单的影响：张数，前后金额。两者都填则按所填内容看该直付价 */
  directPayPriceEffect: PriceEffect;
  /** 直付价列表，默认按申请时间降序 */
  directPayPrices: DirectPayPricePage;
  /** 结算单的资料完整率：装车与出场照片、已签约的收款人、结算卡 */
  documentCompleteness: Array<DocumentCompleteness>;
  /** 取一个司机 */
  driver?: Maybe<Driver>;
  /** 司机列表 */
  drivers: DriverPage;
  /** 各日到期的付款，最多 100 天；没有到期付款的日子不列 */
  dueDays: Array<DueDay>;
  /** 按编码查渣土场 */
  dumpSiteByCode: DumpSite;
  /** 公司的渣土场，不论项目 */
  dumpSites: Array<DumpSite>;
  /** 上报挖机工时时可以选择的挖机和项目 */
  excavatorForm: ExcavatorForm;
  /** 一条挖机工时，已驳回与已删除的也能取到 */
  excavatorRecord?: Maybe<ExcavatorRecord>;
  /** 挖机工时列表，只有已提交、审批中与已通过的，默认按开始时间降序 */
  excavatorRecords: ExcavatorRecordPage;
  /** 挖机工时统计：按所选维度分组合计，与挖机工时列表同一范围、同一口径；默认按维度升序 */
  excavatorStats: ExcavatorStatPage;
  /** 一个未计入的原因在哪里、各涉及多少车，车数多的在前，最多 200 处；内转和资源回填本就不计入，没有可补的 */
  exclusionCauses: Array<ExclusionCause>;
  /** 分期的运单里，一种统计口径计入和未计入的 */
  exclusions: PhaseExclusions;
  /** 本人的导出任务，含批量查询，新的在前 */
  exportTasks: Array<ExportTask>;
  /** 新公司到第一笔付款的各步，依次；与本人无关时为空 */
  firstSteps: Array<FirstStep>;
  /** 取一份在用的证件 */
  fleetPaper?: Maybe<FleetPaper>;
  /** 在用的证件，默认先到期的在前；车队长只看到本人车辆与司机的 */
  fleetPapers: FleetPaperPage;
  /** 公司是否开启复核：不能审核通过自己申请或修改的直付价、自己生成或修改的结算单、自己申请的退票、自己上报的挖机工时、自己制作或修改且超过复核金额的付款单 */
  fourEyes: Scalars['Boolean']['output'];
  /** 允许在 /myiframe 中嵌入的网站，如 https://maps.example；未配置时为空 */
  frameOrigins: Array<Scalars['String']['output']>;
  /** 有效付款计划的各期及其付款情况，默认按付款日期升序 */
  instalments: InstalmentPage;
  /** 取一张发票 */
  invoice?: Maybe<Invoice>;
  /** 发票统计：按所选维度分组合计，与发票列表同一范围、同一口径；默认按维度升序 */
  invoiceStats: InvoiceStatPage;
  /** 发票列表，默认按登记时间降序 */
  invoices: InvoicePage;
  /** 这些车牌中有运单的，最多 1000 个 */
  knownTruckCodes: Array<Scalars['String']['output']>;
  /** 日志的删除记录，默认按删除时间降序；只列出当前用户可查看的那种日志 */
  logDeletions: LogDeletionPage;
  /** 取登录日志的一行 */
  loginLog?: Maybe<LoginLog>;
  /** 公司的登录日志，默认按登录时间降序 */
  loginLogs: LoginLogPage;
  /** 取一个机械 */
  machine?: Maybe<Machine>;
  /** 机械列表 */
  machines: MachinePage;
  /** 地图底图；未配置时为空，地图以网格为底 */
  mapTiles?: Maybe<MapTiles>;
  /** 本人可能收到的各类消息，及是否接收 */
  messagePreferences: Array<MessagePreference>;
  /** 本人的站内消息，新的在前 */
  messages: MessagePage;
  /** 本人的登录日志，默认按登录时间降序 */
  myLoginLogs: LoginLogPage;
  /** 本人的操作日志，默认按操作时间降序 */
  myOperationLogs: OperationLogPage;
  /** 本人在当前公司的全部权限，以及各由哪些角色带来 */
  myPermissions: Array<HeldPermission>;
  /** 本人登录着的设备，本设备在前，其余最近使用的在前 */
  mySessions: Array<OwnSession>;
  /** 取一条记录；没有的或不可查看的为空 */
  node?: Maybe<Node>;
  /** 取一个类型的多条记录，最多 100 条，按所给编号的次序；没有的或不可查看的为空 */
  nodes: Array<Maybe<Node>>;
  /** 取操作日志的一行 */
  operationLog?: Maybe<OperationLog>;
  /** 公司的操作日志，默认按操作时间降序 */
  operationLogs: OperationLogPage;
  /** 取一个机构 */
  organ?: Maybe<Organ>;
  /** 公司的全部机构，供用户归属时选择 */
  organChoices: Array<OrganChoice>;
  /** 公司的项目及其所属机构，默认按项目升序 */
  organProjects: OrganProjectPage;
  /** 公司的机构，默认按顺序升序；上级见各机构的上级机构编号 */
  organs: OrganPage;
  /** 司机本人在公司的资料：车队长，与接下来的任务；不是司机的为空 */
  ownDriver?: Maybe<OwnDriver>;
  /** 挖机手本人最近的100条工时，含已驳回的，最近开始的在前 */
  ownExcavatorRecords: Array<ExcavatorRecord>;
  /** 车队长本人在各公司启用的车辆与司机，默认按车牌与姓名排列；其他人的为空 */
  ownFleet: OwnFleetPage;
  /** 司机本人手中的票，最近用过的在前，至多100行；不是司机的没有 */
  ownTickets: Array<OwnTicket>;
  /** 司机本人的趟次，默认按出场时间降序 */
  ownTrips: OwnTripPage;
  /** 公司的每张结算单都需要的资料种类 */
  paperNeeds: Array<PaperKind>;
  /** 设置收款人时的分组：按结算单与交卡人，附现在的与推荐的收款人 */
  payeeGroups: Array<PayeeGroup>;
  /** 按姓名、承运人或手机号查收款人，前 20 个 */
  payees: Array<Payee>;
  /** 取一张付款单 */
  payment?: Maybe<Payment>;
  /** 一张结算单的付款计划；还没有则为空 */
  paymentPlan?: Maybe<PaymentPlan>;
  /** 付款单统计：按所选维度分组合计，与付款单列表同一范围、同一口径；默认按维度升序 */
  paymentStats: PaymentStatPage;
  /** 付款单列表，默认按制单时间降序 */
  payments: PaymentPage;
  /** 角色可以拥有的全部权限，按领域 */
  permissionAreas: Array<PermissionArea>;
  /** 一个分期，供看图表 */
  phase?: Maybe<ProjectPhase>;
  /** 分期的成本：土方运输、机械或渣土场 */
  phaseCosts: PhaseFigures;
  /** 分期的出土：按时间、土质、运输模式或渣土场 */
  phaseOutput: PhaseFigures;
  /** 一个项目启用的分期，供看图表；开始日期晚的在前 */
  phases: Array<ProjectPhase>;
  /** 分期的计划完成，及日均出土趋势 */
  planCompletion: PlanCompletion;
  /** 平台运营：全部平台字典及其各项，停用的也在内 */
  platformDictionaries: Array<PlatformDictionary>;
  /** 平台字典在用的各项，不填名称则为全部字典 */
  platformDictionary: Array<DictionaryItem>;
  /** 平台运营：一个平台字典的修改记录，最近的在前，最多 100 条 */
  platformDictionaryChanges: Array<PlatformDictionaryChange>;
  /** 本人的个人信息 */
  profile: Profile;
  /** 一个项目的成本，按分期：运费、运单调整、用票、消纳、机械，各部分互不重复 */
  projectCost: ProjectCost;
  /** 填写项目时可选的渣土场和土质，以及公司默认的班次时间 */
  projectForm: ProjectForm;
  /** 项目的渣土场 */
  projectGarbages: Array<DumpSite>;
  /** 取一个分期 */
  projectPhase?: Maybe<ProjectPhase>;
  /** 分期列表 */
  projectPhases: ProjectPhasePage;
  /** 取一个项目单价 */
  projectPrice?: Maybe<ProjectPrice>;
  /** 项目单价列表 */
  projectPrices: ProjectPricePage;
  /** 项目及其班次时间；一个班次到下一个班次开始为止 */
  projectShifts: Project;
  /** 项目的土质 */
  projectSoilTypes: Array<Soil>;
  /** 公司的项目 */
  projects: Array<Project>;
  /** 凭单据上的二维码核验，不需登录 */
  publicDocument?: Maybe<PublicDocument>;
  /** 打卡时的建议，按车牌或结算卡号 */
  punchOffer: PunchOffer;
  /** 打卡，默认最近的在前；没有查看权限的人只有本人的，挖机手另有其挖机的 */
  punches: PunchPage;
  /** 读取已上传的电子发票（XML、OFD、PDF）或发票照片，不写入任何数据 */
  readInvoice: InvoiceReading;
  /** 读取已上传的资料：打印的结算单或回执单的二维码，或PDF中的单号，不写入任何数据 */
  readPaper: SettlementPaperReading;
  /** 按编号或回执单号取一张 */
  receipt?: Maybe<Receipt>;
  /** 交卡回执单统计：按所选维度分组合计，与交卡回执单列表同一范围、同一口径；默认按维度升序 */
  receiptStats: ReceiptStatPage;
  /** 交卡回执单列表，默认按交卡时间降序 */
  receipts: ReceiptPage;
  /** 项目近 90 天的土方去向：渣土场、土质与运输方式的搭配，最近的在前，最多 100 项 */
  recentHauls: Array<RecentHaul>;
  /** 当前公司的注册与认证，须有提交企业认证的权限；没有注册过的为空。平台运营给出编号，可看任何一家的 */
  registration?: Maybe<Registration>;
  /** 平台运营：全部企业的注册与认证，默认按提交时间降序 */
  registrations: RegistrationPage;
  /** 平台运营：取一件找回管理员 */
  rescue?: Maybe<AdministratorRescue>;
  /** 平台运营：一家公司能由平台找回的管理员，或不能找回的原因 */
  rescueCandidate: RescueCandidate;
  /** 平台运营：全部的找回管理员，默认按申请时间降序 */
  rescues: RescuePage;
  /** 取一个角色 */
  role?: Maybe<Role>;
  /** 公司的全部角色，供分配给用户时选择 */
  roleChoices: Array<RoleChoice>;
  /** 公司的角色，默认按创建时间升序 */
  roles: RolePage;
  /** 与本人或所在公司有关的、尚未办结的找回管理员 */
  runningRescues: Array<RunningRescue>;
  /** 一个列表的视图：本人的，与同事共享的 */
  savedViews: Array<SavedView>;
  /** 我的扫卡列表，最后扫的在前 */
  scannedCards: Array<Card>;
  /** 本人的两步验证 */
  secondFactor: SecondFactor;
  /** 取一张结算单 */
  settlement?: Maybe<Settlement>;
  /** 结算单统计：按所选维度分组合计，与结算单列表同一范围、同一口径；默认按维度升序 */
  settlementStats: SettlementStatPage;
  /** 结算单列表，默认按生成时间降序 */
  settlements: SettlementPage;
  /** 一个可导出的列表及其列 */
  sheet: Sheet;
  /** 可导出的列表及其列 */
  sheets: Array<Sheet>;
  /** 试算一趟运输的单价，并说明取自何处、为何 */
  simulatePrice: PriceSimulation;
  /** 取一个渣土场 */
  site?: Maybe<DumpSite>;
  /** 可认领的渣土场：建筑公司登记了当前用户的手机号、尚无人经营的，最多 50 个 */
  siteOffers: Array<SiteOffer>;
  /** 渣土场列表 */
  sites: DumpSitePage;
  /** 取一个土质 */
  soil?: Maybe<Soil>;
  /** 公司的出场土质，不论项目 */
  soilTypes: Array<Scalars['String']['output']>;
  /** 土质列表 */
  soils: SoilPage;
  /** 本人绑定的第三方账号 */
  thirdPartyAccounts: Array<ThirdPartyAccount>;
  /** 已配置的第三方平台；一个都没有则为空 */
  thirdPartyProviders: Array<ThirdPartyProvider>;
  /** 取一次领票 */
  ticketCollection?: Maybe<TicketCollection>;
  /** 领票列表，默认按领票时间降序 */
  ticketCollections: TicketCollectionPage;
  /** 公司票据库存，按渣土场、土质排列 */
  ticketCompanyStocks: TicketCompanyStockPage;
  /** 票据成本走势：全部项目合计，按票日或按月 */
  ticketCostTrend: TicketCostTrend;
  /** 司机手中的票：一行一个司机、项目、渣土场和土质 */
  ticketDriverStocks: TicketDriverStockPage;
  /** 票据流水，默认按发生时间降序 */
  ticketEntries: TicketEntryPage;
  /** 登记票据时可选的内容 */
  ticketForm: TicketForm;
  /** 票据月成本，月份近的在前 */
  ticketMonthCosts: TicketMonthCostPage;
  /** 票据统计可选的项目、渣土场与土质 */
  ticketPlaces: TicketPlaces;
  /** 用票的项目：有票或用过票 */
  ticketProjects: Array<Project>;
  /** 取一次购票 */
  ticketPurchase?: Maybe<TicketPurchase>;
  /** 购票列表，默认按购票时间降序 */
  ticketPurchases: TicketPurchasePage;
  /** 取一次渣土场对账 */
  ticketReconciliation?: Maybe<TicketReconciliation>;
  /** 渣土场对账明细：按清单的次序，其后为仅我方有的 */
  ticketReconciliationRows: TicketReconciliationRowPage;
  /** 渣土场对账列表，新的在前 */
  ticketReconciliations: TicketReconciliationPage;
  /** 取一次退票 */
  ticketRefund?: Maybe<TicketRefund>;
  /** 退票列表，默认按退票时间降序 */
  ticketRefunds: TicketRefundPage;
  /** 渣土场有票或用过票的土质 */
  ticketSoilTypes: Array<Soil>;
  /** 票据统计，按项目排列，项目内默认按日期升序 */
  ticketStats: TicketStatPage;
  /** 各项目的票据库存，默认按紧急程度：库存不足的在前，其余按预计用完的先后排列 */
  ticketStocks: TicketStockPage;
  /** 票据走势：全部项目合计，按票日或按月 */
  ticketTrend: TicketTrend;
  /** 取一个车辆 */
  truck?: Maybe<Truck>;
  /** 车辆列表 */
  trucks: TruckPage;
  /** 取一个用户 */
  user?: Maybe<CompanyUser>;
  /** 公司的用户，默认按创建时间升序 */
  users: UserPage;
  /** 当前登录者、公司与权限 */
  viewer: Viewer;
  /** 取一张运单 */
  waybill?: Maybe<Waybill>;
  /** 一张运单的异常，包括已处理的，新的在前 */
  waybillAnomalies: Array<Anomaly>;
  /** 运单的修改历史：前后、谁、何时、为何；最近的在前，最多 500 条 */
  waybillChanges: Array<WaybillChange>;
  /** 修改运单时可选的内容，同 waybillForm */
  waybillEditForm: WaybillForm;
  /** 填写运单时可选的项目、渣土场、土质、车队长、司机与车辆 */
  waybillForm: WaybillForm;
  /** 取一次运单导入 */
  waybillImport: WaybillImport;
  /** 一次导入的逐行结果，按行号 */
  waybillImportRows: WaybillImportRowPage;
  /** 本公司的运单导入，新的在前 */
  waybillImports: WaybillImportPage;
  /** 取一份运单修改申请 */
  waybillReview?: Maybe<WaybillReview>;
  /** 运单修改申请，默认按申请时间降序 */
  waybillReviews: WaybillReviewPage;
  /** 运单统计：按所选维度分组合计，与运单列表同一范围、同一口径；默认按维度升序 */
  waybillStats: WaybillStatPage;
  /** 一张运单的轨迹；没有这张运单时为空 */
  waybillTrack?: Maybe<WaybillTrack>;
  /** 运单列表，默认按出场时间降序 */
  waybills: WaybillPage;
  /** 首页数字 */
  welcome: Welcome;
  /** 取一个在经营的渣土场 */
  yardSite?: Maybe<YardSite>;
  /** 在经营的渣土场：渣土场的人看自己经营的，建筑公司的人看公司的由谁经营；默认按名称升序 */
  yardSites: YardSitePage;
};


/** 查询：不修改任何内容 */
export type QueryAnomaliesArgs = {
  filter?: InputMaybe<AnomalyFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<AnomalySort>>;
};


/** 查询：不修改任何内容 */
export type QueryAnomalyStatsArgs = {
  by: Array<AnomalyDimension>;
  filter?: InputMaybe<AnomalyFilter>;
  having?: InputMaybe<Array<AnomalyStatHaving>>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<AnomalyStatSort>>;
};


/** 查询：不修改任何内容 */
export type QueryArrivalArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryArrivalsArgs = {
  filter?: InputMaybe<ArrivalFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<ArrivalSort>>;
};


/** 查询：不修改任何内容 */
export type QueryBankOfAccountArgs = {
  bindingBankNo: Scalars['String']['input'];
};


/** 查询：不修改任何内容 */
export type QueryBasePayeeArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryBasePayeesArgs = {
  filter?: InputMaybe<PayeeFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<PayeeSort>>;
};


/** 查询：不修改任何内容 */
export type QueryBaseProjectArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryBaseProjectsArgs = {
  filter?: InputMaybe<ProjectFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<ProjectSort>>;
};


/** 查询：不修改任何内容 */
export type QueryBoardArgs = {
  projectInfoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** 查询：不修改任何内容 */
export type QueryCaptainArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryCaptainDriversArgs = {
  filter?: InputMaybe<CaptainDriverFilter>;
  page?: InputMaybe<PageInput>;
};


/** 查询：不修改任何内容 */
export type QueryCaptainTaskArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryCaptainTasksArgs = {
  filter?: InputMaybe<CaptainTaskFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<CaptainTaskSort>>;
};


/** 查询：不修改任何内容 */
export type QueryCaptainTreeArgs = {
  keyword?: InputMaybe<Scalars['String']['input']>;
};


/** 查询：不修改任何内容 */
export type QueryCaptainsArgs = {
  filter?: InputMaybe<CaptainFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<CaptainSort>>;
};


/** 查询：不修改任何内容 */
export type QueryCardArgs = {
  cardNo?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** 查询：不修改任何内容 */
export type QueryCardBatchArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryCardBatchesArgs = {
  filter?: InputMaybe<CardBatchFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<CardBatchSort>>;
};


/** 查询：不修改任何内容 */
export type QueryCardHistoryArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryCardsArgs = {
  filter?: InputMaybe<CardFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<CardSort>>;
};


/** 查询：不修改任何内容 */
export type QueryCompaniesArgs = {
  filter?: InputMaybe<DeskCompanyFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<DeskCompanySort>>;
};


/** 查询：不修改任何内容 */
export type QueryCompaniesOfPhoneArgs = {
  code: Scalars['String']['input'];
  mobile: Scalars['String']['input'];
  roleType?: RoleType;
};


/** 查询：不修改任何内容 */
export type QueryCompanyDictionaryChangesArgs = {
  dictionary: Scalars['String']['input'];
};


/** 查询：不修改任何内容 */
export type QueryCompanyDictionaryItemsArgs = {
  dictionary: Scalars['String']['input'];
};


/** 查询：不修改任何内容 */
export type QueryDataImportArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryDataImportRowsArgs = {
  filter: DataImportRowFilter;
  page?: InputMaybe<PageInput>;
};


/** 查询：不修改任何内容 */
export type QueryDataImportsArgs = {
  filter?: InputMaybe<DataImportFilter>;
  page?: InputMaybe<PageInput>;
};


/** 查询：不修改任何内容 */
export type QueryDeviceKeysArgs = {
  filter?: InputMaybe<DeviceKeyFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<DeviceKeySort>>;
};


/** 查询：不修改任何内容 */
export type QueryDictionaryArgs = {
  name: Scalars['String']['input'];
};


/** 查询：不修改任何内容 */
export type QueryDirectPayPriceArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryDirectPayPriceCoverageArgs = {
  allCaptains?: InputMaybe<Scalars['Boolean']['input']>;
  gaps?: InputMaybe<Scalars['Boolean']['input']>;
  garbageName?: InputMaybe<Scalars['String']['input']>;
  projectInfoId: Scalars['ID']['input'];
  soilType?: InputMaybe<Scalars['String']['input']>;
  tpMode?: InputMaybe<TpMode>;
};


/** 查询：不修改任何内容 */
export type QueryDirectPayPriceEffectArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  input?: InputMaybe<DirectPayPriceInput>;
};


/** 查询：不修改任何内容 */
export type QueryDirectPayPricesArgs = {
  filter?: InputMaybe<DirectPayPriceFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<DirectPayPriceSort>>;
};


/** 查询：不修改任何内容 */
export type QueryDocumentCompletenessArgs = {
  settlementIds: Array<Scalars['ID']['input']>;
};


/** 查询：不修改任何内容 */
export type QueryDriverArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryDriversArgs = {
  filter?: InputMaybe<DriverFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<DriverSort>>;
};


/** 查询：不修改任何内容 */
export type QueryDueDaysArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** 查询：不修改任何内容 */
export type QueryDumpSiteByCodeArgs = {
  code: Scalars['String']['input'];
};


/** 查询：不修改任何内容 */
export type QueryExcavatorRecordArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryExcavatorRecordsArgs = {
  filter?: InputMaybe<ExcavatorRecordFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<ExcavatorRecordSort>>;
};


/** 查询：不修改任何内容 */
export type QueryExcavatorStatsArgs = {
  by: Array<ExcavatorDimension>;
  filter?: InputMaybe<ExcavatorRecordFilter>;
  having?: InputMaybe<Array<ExcavatorStatHaving>>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<ExcavatorStatSort>>;
};


/** 查询：不修改任何内容 */
export type QueryExclusionCausesArgs = {
  chart?: PhaseChart;
  id: Scalars['ID']['input'];
  reason: Exclusion;
  span?: InputMaybe<DaySpanInput>;
};


/** 查询：不修改任何内容 */
export type QueryExclusionsArgs = {
  chart?: PhaseChart;
  id: Scalars['ID']['input'];
  span?: InputMaybe<DaySpanInput>;
};


/** 查询：不修改任何内容 */
export type QueryFleetPaperArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryFleetPapersArgs = {
  filter?: InputMaybe<FleetPaperFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<FleetPaperSort>>;
};


/** 查询：不修改任何内容 */
export type QueryInstalmentsArgs = {
  filter?: InputMaybe<InstalmentFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<InstalmentSort>>;
};


/** 查询：不修改任何内容 */
export type QueryInvoiceArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryInvoiceStatsArgs = {
  by: Array<InvoiceDimension>;
  filter?: InputMaybe<InvoiceFilter>;
  having?: InputMaybe<Array<InvoiceStatHaving>>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<InvoiceStatSort>>;
};


/** 查询：不修改任何内容 */
export type QueryInvoicesArgs = {
  filter?: InputMaybe<InvoiceFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<InvoiceSort>>;
};


/** 查询：不修改任何内容 */
export type QueryKnownTruckCodesArgs = {
  truckCodes: Array<Scalars['String']['input']>;
};


/** 查询：不修改任何内容 */
export type QueryLogDeletionsArgs = {
  filter?: InputMaybe<LogDeletionFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<LogDeletionSort>>;
};


/** 查询：不修改任何内容 */
export type QueryLoginLogArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryLoginLogsArgs = {
  filter?: InputMaybe<LoginLogFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<LoginLogSort>>;
};


/** 查询：不修改任何内容 */
export type QueryMachineArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryMachinesArgs = {
  filter?: InputMaybe<MachineFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<MachineSort>>;
};


/** 查询：不修改任何内容 */
export type QueryMessagesArgs = {
  filter?: InputMaybe<MessageFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<MessageSort>>;
};


/** 查询：不修改任何内容 */
export type QueryMyLoginLogsArgs = {
  filter?: InputMaybe<LoginLogFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<LoginLogSort>>;
};


/** 查询：不修改任何内容 */
export type QueryMyOperationLogsArgs = {
  filter?: InputMaybe<OperationLogFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<OperationLogSort>>;
};


/** 查询：不修改任何内容 */
export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
  type: NodeType;
};


/** 查询：不修改任何内容 */
export type QueryNodesArgs = {
  ids: Array<Scalars['ID']['input']>;
  type: NodeType;
};


/** 查询：不修改任何内容 */
export type QueryOperationLogArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryOperationLogsArgs = {
  filter?: InputMaybe<OperationLogFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<OperationLogSort>>;
};


/** 查询：不修改任何内容 */
export type QueryOrganArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryOrganProjectsArgs = {
  filter?: InputMaybe<OrganProjectFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<OrganProjectSort>>;
};


/** 查询：不修改任何内容 */
export type QueryOrgansArgs = {
  filter?: InputMaybe<OrganFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<OrganSort>>;
};


/** 查询：不修改任何内容 */
export type QueryOwnFleetArgs = {
  filter?: InputMaybe<OwnFleetFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<OwnFleetSort>>;
};


/** 查询：不修改任何内容 */
export type QueryOwnTripsArgs = {
  filter?: InputMaybe<OwnTripFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<OwnTripSort>>;
};


/** 查询：不修改任何内容 */
export type QueryPayeeGroupsArgs = {
  settlementIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  waybillIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};


/** 查询：不修改任何内容 */
export type QueryPayeesArgs = {
  param: Scalars['String']['input'];
};


/** 查询：不修改任何内容 */
export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryPaymentPlanArgs = {
  settlementId: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryPaymentStatsArgs = {
  by: Array<PaymentDimension>;
  filter?: InputMaybe<PaymentFilter>;
  having?: InputMaybe<Array<PaymentStatHaving>>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<PaymentStatSort>>;
};


/** 查询：不修改任何内容 */
export type QueryPaymentsArgs = {
  filter?: InputMaybe<PaymentFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<PaymentSort>>;
};


/** 查询：不修改任何内容 */
export type QueryPhaseArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryPhaseCostsArgs = {
  chart: PhaseCostChart;
  id: Scalars['ID']['input'];
  span?: InputMaybe<DaySpanInput>;
  step?: ChartStep;
};


/** 查询：不修改任何内容 */
export type QueryPhaseOutputArgs = {
  by?: PhaseOutputBy;
  id: Scalars['ID']['input'];
  span?: InputMaybe<DaySpanInput>;
  step?: ChartStep;
};


/** 查询：不修改任何内容 */
export type QueryPhasesArgs = {
  projectInfoId: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryPlanCompletionArgs = {
  id: Scalars['ID']['input'];
  span?: InputMaybe<DaySpanInput>;
  step?: ChartStep;
};


/** 查询：不修改任何内容 */
export type QueryPlatformDictionaryArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
};


/** 查询：不修改任何内容 */
export type QueryPlatformDictionaryChangesArgs = {
  dictionary: Scalars['String']['input'];
};


/** 查询：不修改任何内容 */
export type QueryProjectCostArgs = {
  projectInfoId: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryProjectGarbagesArgs = {
  projectInfoId: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryProjectPhaseArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryProjectPhasesArgs = {
  filter?: InputMaybe<ProjectPhaseFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<ProjectPhaseSort>>;
};


/** 查询：不修改任何内容 */
export type QueryProjectPriceArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryProjectPricesArgs = {
  filter?: InputMaybe<ProjectPriceFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<ProjectPriceSort>>;
};


/** 查询：不修改任何内容 */
export type QueryProjectShiftsArgs = {
  projectInfoId: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryProjectSoilTypesArgs = {
  projectInfoId: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryPublicDocumentArgs = {
  token: Scalars['String']['input'];
};


/** 查询：不修改任何内容 */
export type QueryPunchOfferArgs = {
  cardNo?: InputMaybe<Scalars['String']['input']>;
  truckCode?: InputMaybe<Scalars['String']['input']>;
};


/** 查询：不修改任何内容 */
export type QueryPunchesArgs = {
  filter?: InputMaybe<PunchFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<PunchSort>>;
};


/** 查询：不修改任何内容 */
export type QueryReadInvoiceArgs = {
  fileUrl: Scalars['String']['input'];
};


/** 查询：不修改任何内容 */
export type QueryReadPaperArgs = {
  fileUrl: Scalars['String']['input'];
};


/** 查询：不修改任何内容 */
export type QueryReceiptArgs = {
  giveCardNo?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** 查询：不修改任何内容 */
export type QueryReceiptStatsArgs = {
  by: Array<ReceiptDimension>;
  filter?: InputMaybe<ReceiptFilter>;
  having?: InputMaybe<Array<ReceiptStatHaving>>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<ReceiptStatSort>>;
};


/** 查询：不修改任何内容 */
export type QueryReceiptsArgs = {
  filter?: InputMaybe<ReceiptFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<ReceiptSort>>;
};


/** 查询：不修改任何内容 */
export type QueryRecentHaulsArgs = {
  projectInfoId: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryRegistrationArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** 查询：不修改任何内容 */
export type QueryRegistrationsArgs = {
  filter?: InputMaybe<RegistrationFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<RegistrationSort>>;
};


/** 查询：不修改任何内容 */
export type QueryRescueArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryRescueCandidateArgs = {
  companyAuthId: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryRescuesArgs = {
  filter?: InputMaybe<RescueFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<RescueSort>>;
};


/** 查询：不修改任何内容 */
export type QueryRoleArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryRolesArgs = {
  filter?: InputMaybe<RoleFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<RoleSort>>;
};


/** 查询：不修改任何内容 */
export type QuerySavedViewsArgs = {
  list: Scalars['String']['input'];
};


/** 查询：不修改任何内容 */
export type QuerySettlementArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QuerySettlementStatsArgs = {
  by: Array<SettlementDimension>;
  filter?: InputMaybe<SettlementFilter>;
  having?: InputMaybe<Array<SettlementStatHaving>>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<SettlementStatSort>>;
};


/** 查询：不修改任何内容 */
export type QuerySettlementsArgs = {
  filter?: InputMaybe<SettlementFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<SettlementSort>>;
};


/** 查询：不修改任何内容 */
export type QuerySheetArgs = {
  name: ExportList;
};


/** 查询：不修改任何内容 */
export type QuerySimulatePriceArgs = {
  input: PriceSimulationInput;
};


/** 查询：不修改任何内容 */
export type QuerySiteArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QuerySitesArgs = {
  filter?: InputMaybe<DumpSiteFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<DumpSiteSort>>;
};


/** 查询：不修改任何内容 */
export type QuerySoilArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QuerySoilsArgs = {
  filter?: InputMaybe<SoilFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<SoilSort>>;
};


/** 查询：不修改任何内容 */
export type QueryTicketCollectionArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryTicketCollectionsArgs = {
  filter?: InputMaybe<TicketCollectionFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<TicketCollectionSort>>;
};


/** 查询：不修改任何内容 */
export type QueryTicketCompanyStocksArgs = {
  filter?: InputMaybe<TicketCompanyStockFilter>;
  page?: InputMaybe<PageInput>;
};


/** 查询：不修改任何内容 */
export type QueryTicketCostTrendArgs = {
  by?: TicketPeriod;
  filter?: InputMaybe<TicketStatFilter>;
};


/** 查询：不修改任何内容 */
export type QueryTicketDriverStocksArgs = {
  filter?: InputMaybe<TicketDriverStockFilter>;
  page?: InputMaybe<PageInput>;
};


/** 查询：不修改任何内容 */
export type QueryTicketEntriesArgs = {
  filter?: InputMaybe<TicketEntryFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<TicketEntrySort>>;
};


/** 查询：不修改任何内容 */
export type QueryTicketMonthCostsArgs = {
  filter?: InputMaybe<TicketMonthCostFilter>;
  page?: InputMaybe<PageInput>;
};


/** 查询：不修改任何内容 */
export type QueryTicketPurchaseArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryTicketPurchasesArgs = {
  filter?: InputMaybe<TicketPurchaseFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<TicketPurchaseSort>>;
};


/** 查询：不修改任何内容 */
export type QueryTicketReconciliationArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryTicketReconciliationRowsArgs = {
  filter?: InputMaybe<TicketReconciliationRowFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<TicketReconciliationRowSort>>;
};


/** 查询：不修改任何内容 */
export type QueryTicketReconciliationsArgs = {
  filter?: InputMaybe<TicketReconciliationFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<TicketReconciliationSort>>;
};


/** 查询：不修改任何内容 */
export type QueryTicketRefundArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryTicketRefundsArgs = {
  filter?: InputMaybe<TicketRefundFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<TicketRefundSort>>;
};


/** 查询：不修改任何内容 */
export type QueryTicketSoilTypesArgs = {
  garbageId: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryTicketStatsArgs = {
  by?: TicketPeriod;
  filter?: InputMaybe<TicketStatFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<TicketStatSort>>;
};


/** 查询：不修改任何内容 */
export type QueryTicketStocksArgs = {
  filter?: InputMaybe<TicketStockFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<TicketStockSort>>;
};


/** 查询：不修改任何内容 */
export type QueryTicketTrendArgs = {
  by?: TicketPeriod;
  filter?: InputMaybe<TicketStatFilter>;
};


/** 查询：不修改任何内容 */
export type QueryTruckArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryTrucksArgs = {
  filter?: InputMaybe<TruckFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<TruckSort>>;
};


/** 查询：不修改任何内容 */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryUsersArgs = {
  filter?: InputMaybe<UserFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<UserSort>>;
};


/** 查询：不修改任何内容 */
export type QueryWaybillArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryWaybillAnomaliesArgs = {
  waybillId: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryWaybillChangesArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryWaybillImportArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryWaybillImportRowsArgs = {
  filter: WaybillImportRowFilter;
  page?: InputMaybe<PageInput>;
};


/** 查询：不修改任何内容 */
export type QueryWaybillImportsArgs = {
  filter?: InputMaybe<WaybillImportFilter>;
  page?: InputMaybe<PageInput>;
};


/** 查询：不修改任何内容 */
export type QueryWaybillReviewArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryWaybillReviewsArgs = {
  filter?: InputMaybe<WaybillReviewFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<WaybillReviewSort>>;
};


/** 查询：不修改任何内容 */
export type QueryWaybillStatsArgs = {
  by: Array<WaybillDimension>;
  filter?: InputMaybe<WaybillFilter>;
  having?: InputMaybe<Array<WaybillStatHaving>>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<WaybillStatSort>>;
};


/** 查询：不修改任何内容 */
export type QueryWaybillTrackArgs = {
  coordinateSystem?: CoordinateSystem;
  id: Scalars['ID']['input'];
  snapped?: Scalars['Boolean']['input'];
};


/** 查询：不修改任何内容 */
export type QueryWaybillsArgs = {
  filter?: InputMaybe<WaybillFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<WaybillSort>>;
};


/** 查询：不修改任何内容 */
export type QueryYardSiteArgs = {
  id: Scalars['ID']['input'];
};


/** 查询：不修改任何内容 */
export type QueryYardSitesArgs = {
  filter?: InputMaybe<YardSiteFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<YardSiteSort>>;
};

/** 交卡回执单 */
export type Receipt = Node & {
  /** 当前用户可做的操作 */
  allowedActions: Array<ReceiptAction>;
  /** 卡数 */
  cardCount: Scalars['Int']['output'];
  /** 回执单上的结算卡，同结算卡列表；交卡时的情况见回执单上的卡 */
  cards?: Maybe<CardPage>;
  /** 公司名称 */
  companyAuthName: Scalars['String']['output'];
  /** 制单人 */
  createBy: Scalars['String']['output'];
  /** 制单时间 */
  createTime: Scalars['DateTime']['output'];
  /** 回执单上的卡 .xlsx 的地址：用同一令牌 GET */
  excelUrl: Scalars['String']['output'];
  /** 运单总数：交卡时的 */
  giveCardCnt: Scalars['Int']['output'];
  /** 交卡时间 */
  giveCardDatetime: Scalars['DateTime']['output'];
  /** 回执单号 */
  giveCardNo: Scalars['String']['output'];
  /** 交卡人 */
  giveCardUserId: Scalars['String']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 可结算运单的编号 */
  ids: Array<Scalars['ID']['output']>;
  /** 是否结算：是否已生成结算单 */
  isSettle: Scalars['Boolean']['output'];
  /** 回执单上的卡 */
  lines: Array<ReceiptLine>;
  /** 为何不能选来生成结算单；能选则为空 */
  notSelectableReason?: Maybe<Scalars['String']['output']>;
  /** 仅含本人部分：还有其他车队长或看不到的项目的部分，此处只列看得到的，合计亦然 */
  part: Scalars['Boolean']['output'];
  /** 交卡回执单.pdf 的地址：用同一令牌 GET */
  pdfUrl: Scalars['String']['output'];
  /** 回执单号 */
  receipt: Scalars['String']['output'];
  /** 当前不能做的操作及其原因，用于按钮的提示 */
  refusedActions: Array<RefusedAction>;
  /** 可结算运单数：现在的 */
  settleAbleCount: Scalars['Int']['output'];
  /** 卡号，逗号分隔 */
  settleCardNo: Scalars['String']['output'];
  /** 依据此回执单的结算单，同结算单列表；已驳回、已合并的不在内 */
  settlements?: Maybe<SettlementPage>;
  /** 状态 */
  status: ReceiptStatus;
  /** 时间线：从结算卡、交卡、结算、付款到发票和资料，先发生的在前；只有当前用户能在各自的列表中看到的记录，运单只列在自己的时间线上 */
  timeline: TimelinePage;
  /** 修改待审核运单数：现在的，修改待审核，或有阻止结算的异常未处理 */
  updateWaybillsCount: Scalars['Int']['output'];
  /** 作废原因 */
  voidReason?: Maybe<Scalars['String']['output']>;
  /** 回执单的运单，同运单列表；不可查看运单的人看不到 */
  waybills?: Maybe<WaybillPage>;
};


/** 交卡回执单 */
export type ReceiptCardsArgs = {
  filter?: InputMaybe<CardFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<CardSort>>;
};


/** 交卡回执单 */
export type ReceiptSettlementsArgs = {
  filter?: InputMaybe<SettlementFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<SettlementSort>>;
};


/** 交卡回执单 */
export type ReceiptTimelineArgs = {
  page?: InputMaybe<PageInput>;
};


/** 交卡回执单 */
export type ReceiptWaybillsArgs = {
  filter?: InputMaybe<WaybillFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<WaybillSort>>;
};

/** 可对记录做的操作 */
export type ReceiptAction =
  /** 结算 */
  | 'settle'
  /** 作废 */
  | 'void';

/** 回执单上的卡；不填卡号则为整张回执单 */
export type ReceiptCardRef = {
  /** 回执单号 */
  giveCardNo: Scalars['String']['input'];
  /** 卡号，可逗号分隔多个 */
  settleCardNo?: InputMaybe<Scalars['String']['input']>;
};

/** 要导出的交卡回执单的结算卡 */
export type ReceiptCardsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<ReceiptFilter>;
};

/** 统计交卡回执单的维度 */
export type ReceiptDimension =
  /** 车队长编号 */
  | 'CAPTAIN'
  /** 制单时间（按日） */
  | 'CREATE_DAY'
  /** 制单时间（按月） */
  | 'CREATE_MONTH'
  /** 制单时间（按年） */
  | 'CREATE_YEAR'
  /** 交卡时间（按日） */
  | 'DAY'
  /** 交卡人 */
  | 'GIVER'
  /** 制单人 */
  | 'MAKER'
  /** 交卡时间（按月） */
  | 'MONTH'
  /** 是否结算 */
  | 'SETTLED'
  /** 状态 */
  | 'STATUS'
  /** 交卡时间（按年） */
  | 'YEAR';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type ReceiptEqual = {
  /** 卡数 */
  cardCount?: InputMaybe<Scalars['Int']['input']>;
  /** 公司名称 */
  companyAuthName?: InputMaybe<Scalars['String']['input']>;
  /** 制单人 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 制单时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 运单总数：交卡时的 */
  giveCardCnt?: InputMaybe<Scalars['Int']['input']>;
  /** 交卡时间 */
  giveCardDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 回执单号 */
  giveCardNo?: InputMaybe<Scalars['String']['input']>;
  /** 交卡人 */
  giveCardUserId?: InputMaybe<Scalars['String']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 是否结算：是否已生成结算单 */
  isSettle?: InputMaybe<Scalars['Boolean']['input']>;
  /** 仅含本人部分：还有其他车队长或看不到的项目的部分，此处只列看得到的，合计亦然 */
  part?: InputMaybe<Scalars['Boolean']['input']>;
  /** 可结算运单数：现在的 */
  settleAbleCount?: InputMaybe<Scalars['Int']['input']>;
  /** 卡号，逗号分隔 */
  settleCardNo?: InputMaybe<Scalars['String']['input']>;
  /** 状态 */
  status?: InputMaybe<ReceiptStatus>;
  /** 修改待审核运单数：现在的，修改待审核，或有阻止结算的异常未处理 */
  updateWaybillsCount?: InputMaybe<Scalars['Int']['input']>;
  /** 作废原因 */
  voidReason?: InputMaybe<Scalars['String']['input']>;
};

/** 回执单查询条件 */
export type ReceiptFilter = {
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<ReceiptEqual>;
  /** 交卡时间 */
  giveCardDatetime?: InputMaybe<DateTimeRange>;
  /** 回执单号，模糊 */
  giveCardNo?: InputMaybe<Scalars['String']['input']>;
  /** 回执单号，精确，最多 1000 个；空列表不查到任何记录 */
  giveCardNos?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 交卡人，模糊 */
  giveCardUserId?: InputMaybe<Scalars['String']['input']>;
  /** 是否结算 */
  isSettle?: InputMaybe<Scalars['Boolean']['input']>;
  /** 卡号，模糊 */
  settleCardNo?: InputMaybe<Scalars['String']['input']>;
  /** 状态；空列表不查到任何记录 */
  status?: InputMaybe<Array<ReceiptStatus>>;
};

/** 回执单上的一张卡 */
export type ReceiptLine = {
  /** 购票类型 */
  cardType: CardType;
  /** 运单总数：交卡时的 */
  giveCardCnt: Scalars['Int']['output'];
  /** 交卡时间 */
  giveCardDatetime: Scalars['DateTime']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 可结算运单数：现在的 */
  settleAbleCount: Scalars['Int']['output'];
  /** 卡号 */
  settleCardNo: Scalars['String']['output'];
  /** 状态 */
  status: ReceiptStatus;
  /** 修改待审核运单数：现在的，修改待审核，或有阻止结算的异常未处理 */
  updateWaybillsCount: Scalars['Int']['output'];
};

/** 交卡回执单统计的数字 */
export type ReceiptMeasure =
  /** 卡数 */
  | 'CARDS'
  /** 计入合计的条数 */
  | 'COUNTED'
  /** 不计入合计的条数 */
  | 'LEFT_OUT'
  /** 可结算运单数 */
  | 'SETTLEABLE'
  /** 修改待审核运单数 */
  | 'UNDER_REVIEW'
  /** 运单总数 */
  | 'WAYBILLS';

/** 交卡回执单分页 */
export type ReceiptPage = {
  /** 本页的内容 */
  records: Array<Receipt>;
  /** 符合条件的全部合计 */
  summary: ReceiptSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 交卡回执单排序 */
export type ReceiptSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: ReceiptSortField;
};

/** 回执单排序字段 */
export type ReceiptSortField =
  /** 卡数 */
  | 'CARD_COUNT'
  /** 运单总数 */
  | 'GIVE_CARD_CNT'
  /** 交卡时间 */
  | 'GIVE_CARD_DATETIME'
  /** 回执单号 */
  | 'GIVE_CARD_NO'
  /** 交卡人 */
  | 'GIVE_CARD_USER_ID';

/** 一组交卡回执单的合计；所按的维度相同的为一组，没有按其统计的维度为空 */
export type ReceiptStat = {
  /** 车队长 */
  captain?: Maybe<Captain>;
  /** 车队长编号：各卡共同的 */
  captainId?: Maybe<Scalars['ID']['output']>;
  /** 卡数 */
  cardCount: Scalars['Int']['output'];
  /** 计入合计的条数 */
  counted: Scalars['Int']['output'];
  /** 制单人 */
  createBy?: Maybe<Scalars['String']['output']>;
  /** 制单时间（按日），yyyy-MM-dd，北京时间 */
  createDay?: Maybe<Scalars['Date']['output']>;
  /** 制单时间（按月），yyyy-MM，北京时间 */
  createMonth?: Maybe<Scalars['String']['output']>;
  /** 制单时间（按年），yyyy，北京时间 */
  createYear?: Maybe<Scalars['String']['output']>;
  /** 交卡时间（按日），yyyy-MM-dd，北京时间 */
  day?: Maybe<Scalars['Date']['output']>;
  /** 运单总数：交卡时的 */
  giveCardCnt: Scalars['Int']['output'];
  /** 交卡人 */
  giveCardUserId?: Maybe<Scalars['String']['output']>;
  /** 是否结算：是否已生成结算单 */
  isSettle?: Maybe<Scalars['Boolean']['output']>;
  /** 不计入合计的条数：查到的已作废、已驳回等；查询条件指明状态时都计入 */
  leftOut: Scalars['Int']['output'];
  /** 交卡时间（按月），yyyy-MM，北京时间 */
  month?: Maybe<Scalars['String']['output']>;
  /** 构成本组的交卡回执单，同交卡回执单列表：查询条件与本组的各维度都相符的 */
  receipts?: Maybe<ReceiptPage>;
  /** 可结算运单数：现在的 */
  settleAbleCount: Scalars['Int']['output'];
  /** 状态 */
  status?: Maybe<ReceiptStatus>;
  /** 修改待审核运单数：现在的，修改待审核，或有阻止结算的异常未处理 */
  updateWaybillsCount: Scalars['Int']['output'];
  /** 交卡时间（按年），yyyy，北京时间 */
  year?: Maybe<Scalars['String']['output']>;
};


/** 一组交卡回执单的合计；所按的维度相同的为一组，没有按其统计的维度为空 */
export type ReceiptStatReceiptsArgs = {
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<ReceiptSort>>;
};

/** 只要某个数字在此范围内的组 */
export type ReceiptStatHaving = {
  /** 数量上限，含 */
  max?: InputMaybe<Scalars['Quantity']['input']>;
  /** 数字 */
  measure: ReceiptMeasure;
  /** 数量下限，含 */
  min?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 交卡回执单统计分页；total 为组数 */
export type ReceiptStatPage = {
  /** 本页的各组 */
  records: Array<ReceiptStat>;
  /** 合计 */
  summary: ReceiptStatSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 交卡回执单统计的排序 */
export type ReceiptStatSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: ReceiptStatSortField;
};

/** 交卡回执单统计的排序：所按的维度或所查的数字 */
export type ReceiptStatSortField =
  /** 车队长编号 */
  | 'CAPTAIN'
  /** 卡数 */
  | 'CARDS'
  /** 计入合计的条数 */
  | 'COUNTED'
  /** 制单时间（按日） */
  | 'CREATE_DAY'
  /** 制单时间（按月） */
  | 'CREATE_MONTH'
  /** 制单时间（按年） */
  | 'CREATE_YEAR'
  /** 交卡时间（按日） */
  | 'DAY'
  /** 交卡人 */
  | 'GIVER'
  /** 不计入合计的条数 */
  | 'LEFT_OUT'
  /** 制单人 */
  | 'MAKER'
  /** 交卡时间（按月） */
  | 'MONTH'
  /** 可结算运单数 */
  | 'SETTLEABLE'
  /** 是否结算 */
  | 'SETTLED'
  /** 状态 */
  | 'STATUS'
  /** 修改待审核运单数 */
  | 'UNDER_REVIEW'
  /** 运单总数 */
  | 'WAYBILLS'
  /** 交卡时间（按年） */
  | 'YEAR';

/** 全部各组的合计 */
export type ReceiptStatSummary = {
  /** 卡数 */
  cardCount: Scalars['Int']['output'];
  /** 计入合计的条数 */
  counted: Scalars['Int']['output'];
  /** 运单总数：交卡时的 */
  giveCardCnt: Scalars['Int']['output'];
  /** 不计入合计的条数：查到的已作废、已驳回等；查询条件指明状态时都计入 */
  leftOut: Scalars['Int']['output'];
  /** 可结算运单数：现在的 */
  settleAbleCount: Scalars['Int']['output'];
  /** 修改待审核运单数：现在的，修改待审核，或有阻止结算的异常未处理 */
  updateWaybillsCount: Scalars['Int']['output'];
};

/** 交卡回执单状态 */
export type ReceiptStatus =
  /** 未结算 */
  | 'OPEN'
  /** 已结算 */
  | 'SETTLED'
  /** 已作废 */
  | 'VOIDED';

/** 查询结果的合计 */
export type ReceiptSummary = {
  /** 卡数 */
  cardCount: Scalars['Int']['output'];
  /** 计入合计的条数 */
  counted: Scalars['Int']['output'];
  /** 运单总数：交卡时的 */
  giveCardCnt: Scalars['Int']['output'];
  /** 不计入合计的条数：查到的已作废、已驳回等；查询条件指明状态时都计入 */
  leftOut: Scalars['Int']['output'];
};

/** 要导出的交卡回执单 */
export type ReceiptsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<ReceiptFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<ReceiptSort>>;
};

/** 土方的一种去向 */
export type RecentHaul = {
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 渣土场编号 */
  garbageId?: Maybe<Scalars['ID']['output']>;
  /** 渣土场 */
  garbageName?: Maybe<Scalars['String']['output']>;
  /** 最近一趟的日期，yyyy-MM-dd */
  lastDay: Scalars['Date']['output'];
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 土质 */
  soilType?: Maybe<Scalars['String']['output']>;
  /** 运输模式 */
  tpMode?: Maybe<TpMode>;
  /** 趟数，近 90 天，不含已作废 */
  trips: Scalars['Int']['output'];
};

/** 挖机工时的审核状态；列表只有前三种 */
export type RecordAuditStatus =
  /** 已通过 */
  | 'APPROVED'
  /** 已删除 */
  | 'DELETED'
  /** 审批中 */
  | 'IN_APPROVAL'
  /** 已驳回 */
  | 'REJECTED'
  /** 已提交 */
  | 'SUBMITTED';

/** 红字发票：税率、收款人和销售方与蓝字发票相同 */
export type RedInvoiceInput = {
  /** 发票代码，10 位或 12 位数字；20 位号码的全电发票不填 */
  invoiceCode?: InputMaybe<Scalars['String']['input']>;
  /** 开票日期，yyyy-MM-dd */
  invoiceDate: Scalars['Date']['input'];
  /** 发票号码，8 位或 20 位数字 */
  invoiceSn: Scalars['String']['input'];
  /** 数量，所冲销的，填正数 */
  invoiceSumCount?: InputMaybe<Scalars['Quantity']['input']>;
  /** 所冲销的不含税金额（元），填正数；不填则为未冲销的全部 */
  invoiceSumPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 发票原件，最多 500 个字符 */
  invoiceUrl?: InputMaybe<Scalars['String']['input']>;
  /** 备注，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
};

/** 当前不能做的操作，及其原因 */
export type RefusedAction = {
  /** 操作 */
  action: Scalars['String']['output'];
  /** 原因 */
  reason: Scalars['String']['output'];
};

/** 未能处理的卡 */
export type RefusedCard = {
  /** 卡号 */
  cardNo: Scalars['String']['output'];
  /** 原因代码 */
  code: Scalars['String']['output'];
  /** 原因 */
  message: Scalars['String']['output'];
};

/** 车队长注册 */
export type RegisterCaptainInput = {
  /** 注册或登录的短信验证码，或 checkCode 返回的一次性登录码 */
  code: Scalars['String']['input'];
  /** 浏览器自取并保存的设备标识，最多 64 个字符 */
  deviceId?: InputMaybe<Scalars['String']['input']>;
  /** 手机号 */
  mobile: Scalars['String']['input'];
  /** 姓名，最多20个字符；手机号已有账号时以其账号的姓名为准 */
  name: Scalars['String']['input'];
};

/** 企业或渣土场注册表单 */
export type RegisterCompanyInput = {
  /** 发到管理员手机的短信验证码，或 checkCode 返回的一次性登录码 */
  code: Scalars['String']['input'];
  /** 公司名称，最多20个字符 */
  companyName: Scalars['String']['input'];
  /** 统一社会信用代码，最多50个字符 */
  companyNo?: InputMaybe<Scalars['String']['input']>;
  /** 注册的企业类型 */
  companyType?: CompanyType;
  /** 营业执照的图片链接 */
  companyUrl?: InputMaybe<Scalars['String']['input']>;
  /** 管理员姓名，最多10个字符 */
  contactName: Scalars['String']['input'];
  /** 管理员手机号 */
  contactPhone: Scalars['String']['input'];
  /** 身份证头像面的图片链接 */
  idCardNegativeUrl?: InputMaybe<Scalars['String']['input']>;
  /** 身份证国徽面的图片链接 */
  idCardPositiveUrl?: InputMaybe<Scalars['String']['input']>;
  /** 身份证号 */
  idNo?: InputMaybe<Scalars['String']['input']>;
  /** 注册地址，最多100个字符 */
  registerAddress?: InputMaybe<Scalars['String']['input']>;
};

/** 企业或渣土场的注册与认证 */
export type Registration = {
  /** 当前用户可做的操作 */
  allowedActions: Array<RegistrationAction>;
  /** 平台运营：登记核查 */
  checks: Array<RegistryCheck>;
  /** 平台运营：公司 */
  company?: Maybe<DeskCompany>;
  /** 住所 */
  companyAddress?: Maybe<Scalars['String']['output']>;
  /** 开通的公司 */
  companyAuthId?: Maybe<Scalars['ID']['output']>;
  /** 成立日期，yyyy-MM-dd */
  companyFound?: Maybe<Scalars['String']['output']>;
  /** 公司名称 */
  companyName: Scalars['String']['output'];
  /** 统一社会信用代码 */
  companyNo?: Maybe<Scalars['String']['output']>;
  /** 法定代表人 */
  companyRepre?: Maybe<Scalars['String']['output']>;
  /** 注册的企业类型 */
  companyType: CompanyType;
  /** 营业执照的图片链接 */
  companyUrl?: Maybe<Scalars['String']['output']>;
  /** 管理员姓名 */
  contactName: Scalars['String']['output'];
  /** 管理员手机号 */
  contactPhone: Scalars['String']['output'];
  /** 注册时间 */
  createTime: Scalars['DateTime']['output'];
  /** 审核时间 */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 审核人 */
  decidedByName?: Maybe<Scalars['String']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 住址 */
  idAddress?: Maybe<Scalars['String']['output']>;
  /** 签发机关 */
  idAuthority?: Maybe<Scalars['String']['output']>;
  /** 出生日期，yyyy-MM-dd */
  idBirth?: Maybe<Scalars['String']['output']>;
  /** 身份证头像面的图片链接 */
  idCardNegativeUrl?: Maybe<Scalars['String']['output']>;
  /** 身份证国徽面的图片链接 */
  idCardPositiveUrl?: Maybe<Scalars['String']['output']>;
  /** 有效期止，yyyy-MM-dd 或长期 */
  idEndDate?: Maybe<Scalars['String']['output']>;
  /** 身份证姓名 */
  idName?: Maybe<Scalars['String']['output']>;
  /** 民族 */
  idNation?: Maybe<Scalars['String']['output']>;
  /** 身份证号 */
  idNo?: Maybe<Scalars['String']['output']>;
  /** 性别 */
  idSex?: Maybe<Scalars['String']['output']>;
  /** 有效期起，yyyy-MM-dd */
  idStartDate?: Maybe<Scalars['String']['output']>;
  /** 主体类型，如营业执照所载 */
  licenceType?: Maybe<Scalars['String']['output']>;
  /** 平台运营：谁在何时看过证件照片，最近的在前，最多 100 次 */
  looks: Array<PaperLook>;
  /** 平台运营：系统从证件照片识别到的内容 */
  readings: Array<PaperReading>;
  /** 驳回原因 */
  reason?: Maybe<Scalars['String']['output']>;
  /** 认证状态 */
  status: RegistrationStatus;
  /** 提交次数 */
  submissions: Scalars['Int']['output'];
  /** 提交时间 */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 版本号 */
  version: Scalars['Int']['output'];
  /** 须再核对的：照收而不拒绝，例如统一社会信用代码与其校验位不符 */
  warnings: Array<Scalars['String']['output']>;
};

/** 可对记录做的操作 */
export type RegistrationAction =
  /** 审核通过 */
  | 'approve'
  /** 驳回 */
  | 'reject'
  /** 提交认证 */
  | 'submit';

/** 平台列表中的一项企业认证，不含证件内容 */
export type RegistrationEntry = {
  /** 当前用户可做的操作 */
  allowedActions: Array<RegistrationAction>;
  /** 平台运营：公司 */
  company?: Maybe<DeskCompany>;
  /** 开通的公司 */
  companyAuthId?: Maybe<Scalars['ID']['output']>;
  /** 公司名称 */
  companyName: Scalars['String']['output'];
  /** 统一社会信用代码 */
  companyNo?: Maybe<Scalars['String']['output']>;
  /** 注册的企业类型 */
  companyType: CompanyType;
  /** 管理员姓名 */
  contactName: Scalars['String']['output'];
  /** 管理员手机号 */
  contactPhone: Scalars['String']['output'];
  /** 注册时间 */
  createTime: Scalars['DateTime']['output'];
  /** 审核时间 */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 审核人 */
  decidedByName?: Maybe<Scalars['String']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 驳回原因 */
  reason?: Maybe<Scalars['String']['output']>;
  /** 认证状态 */
  status: RegistrationStatus;
  /** 提交次数 */
  submissions: Scalars['Int']['output'];
  /** 提交时间 */
  submittedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 版本号 */
  version: Scalars['Int']['output'];
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type RegistrationEqual = {
  /** 开通的公司 */
  companyAuthId?: InputMaybe<Scalars['ID']['input']>;
  /** 公司名称 */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** 统一社会信用代码 */
  companyNo?: InputMaybe<Scalars['String']['input']>;
  /** 注册的企业类型 */
  companyType?: InputMaybe<CompanyType>;
  /** 管理员姓名 */
  contactName?: InputMaybe<Scalars['String']['input']>;
  /** 管理员手机号 */
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  /** 注册时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 审核时间 */
  decidedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 审核人 */
  decidedByName?: InputMaybe<Scalars['String']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 驳回原因 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 认证状态 */
  status?: InputMaybe<RegistrationStatus>;
  /** 提交次数 */
  submissions?: InputMaybe<Scalars['Int']['input']>;
  /** 提交时间 */
  submittedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 版本号 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 企业认证查询条件 */
export type RegistrationFilter = {
  /** 公司名称，模糊 */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** 统一社会信用代码，模糊 */
  companyNo?: InputMaybe<Scalars['String']['input']>;
  /** 注册的企业类型；空列表不查到任何记录 */
  companyType?: InputMaybe<Array<CompanyType>>;
  /** 管理员姓名，模糊 */
  contactName?: InputMaybe<Scalars['String']['input']>;
  /** 管理员手机号，模糊 */
  contactPhone?: InputMaybe<Scalars['String']['input']>;
  /** 注册时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<RegistrationEqual>;
  /** 认证状态；空列表不查到任何记录 */
  status?: InputMaybe<Array<RegistrationStatus>>;
  /** 提交时间 */
  submittedAt?: InputMaybe<DateTimeRange>;
};

/** 一页企业认证 */
export type RegistrationPage = {
  /** 企业认证 */
  records: Array<RegistrationEntry>;
  /** 合计 */
  summary: RegistrationSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 企业认证排序 */
export type RegistrationSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: RegistrationSortField;
};

/** 企业认证排序字段 */
export type RegistrationSortField =
  /** 公司名称 */
  | 'COMPANY_NAME'
  /** 注册时间 */
  | 'CREATE_TIME'
  /** 提交时间 */
  | 'SUBMITTED_AT';

/** 认证状态 */
export type RegistrationStatus =
  /** 已通过 */
  | 'APPROVED'
  /** 待审核 */
  | 'PENDING'
  /** 待认证 */
  | 'REGISTERED'
  /** 已驳回 */
  | 'REJECTED';

/** 查询到的企业认证的合计 */
export type RegistrationSummary = {
  /** 其中待审核的 */
  pending: Scalars['Int']['output'];
};

/** 对一项企业认证的核查 */
export type RegistryCheck = {
  /** 核查的内容 */
  check: RegistryCheckKind;
  /** 不相符之处，或不能判断的原因 */
  message?: Maybe<Scalars['String']['output']>;
  /** 是否相符；尚未识别、没有识别结果的为空 */
  ok?: Maybe<Scalars['Boolean']['output']>;
};

/** 登记核查 */
export type RegistryCheckKind =
  /** 信用代码校验位 */
  | 'CREDIT_CODE'
  /** 身份证国徽面识别一致 */
  | 'EMBLEM_READ'
  /** 身份证号校验位 */
  | 'ID_NUMBER'
  /** 身份证在有效期内 */
  | 'ID_VALID'
  /** 营业执照识别一致 */
  | 'LICENCE_READ'
  /** 信用代码未被其他公司使用 */
  | 'NUMBER_FREE'
  /** 身份证头像面识别一致 */
  | 'PORTRAIT_READ'
  /** 法定代表人与身份证姓名一致 */
  | 'SAME_PERSON';

/** 补卡的结果 */
export type ReplacedCard = {
  /** 挂失的原卡：没有已结算的运单则作废 */
  lost: Card;
  /** 给操作员的提示 */
  message: Scalars['String']['output'];
  /** 转到新卡的未结算运单数 */
  movedCount: Scalars['Int']['output'];
  /** 补办的新卡 */
  replacement: Card;
};

/** 一家公司由平台找回管理员之前须核对的 */
export type RescueCandidate = {
  /** 唯一的管理员的用户编号；不能找回时为空 */
  memberId?: Maybe<Scalars['ID']['output']>;
  /** 其手机号，中间四位不显示 */
  mobile?: Maybe<Scalars['String']['output']>;
  /** 不能找回的原因；可以找回时为空 */
  refusal?: Maybe<Scalars['String']['output']>;
  /** 是否开启了两步验证 */
  secondFactor: Scalars['Boolean']['output'];
  /** 管理员姓名 */
  userName?: Maybe<Scalars['String']['output']>;
};

/** 找回管理员查询条件 */
export type RescueFilter = {
  /** 申请人，模糊 */
  appliedByName?: InputMaybe<Scalars['String']['input']>;
  /** 所属公司编号 */
  companyAuthId?: InputMaybe<Scalars['ID']['input']>;
  /** 公司名称，模糊 */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** 申请时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 生效时间 */
  dueAt?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<AdministratorRescueEqual>;
  /** 丢失的内容；空列表不查到任何记录 */
  loss?: InputMaybe<Array<RescueLoss>>;
  /** 新手机号，模糊 */
  newMobile?: InputMaybe<Scalars['String']['input']>;
  /** 原手机号，模糊 */
  oldMobile?: InputMaybe<Scalars['String']['input']>;
  /** 找回的状态；空列表不查到任何记录 */
  state?: InputMaybe<Array<RescueState>>;
  /** 管理员姓名，模糊 */
  userName?: InputMaybe<Scalars['String']['input']>;
};

/** 丢失的内容 */
export type RescueLoss =
  /** 手机号、动态口令与恢复码 */
  | 'BOTH'
  /** 动态口令与恢复码 */
  | 'FACTOR'
  /** 手机号 */
  | 'PHONE';

/** 一页找回管理员 */
export type RescuePage = {
  /** 找回管理员 */
  records: Array<AdministratorRescue>;
  /** 合计 */
  summary: RescueSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 找回管理员排序 */
export type RescueSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: AdministratorRescueSortField;
};

/** 找回的状态 */
export type RescueState =
  /** 待确认 */
  | 'APPLIED'
  /** 已生效 */
  | 'DONE'
  /** 未能生效 */
  | 'FAILED'
  /** 未同意 */
  | 'REFUSED'
  /** 已停止 */
  | 'STOPPED'
  /** 等待生效 */
  | 'WAITING'
  /** 已撤回 */
  | 'WITHDRAWN';

/** 查询到的找回管理员的合计 */
export type RescueSummary = {
  /** 待确认的件数 */
  applied: Scalars['Int']['output'];
  /** 等待生效的件数 */
  waiting: Scalars['Int']['output'];
};

/** 重置他人密码 */
export type ResetPasswordInput = {
  /** 新密码，8 到 15 个字符，须有大写字母、小写字母、数字和 #?!@$%^&*- 之一 */
  newpassword1: Scalars['String']['input'];
  /** 再输入一次新密码 */
  newpassword2: Scalars['String']['input'];
  /** 用户 */
  userId: Scalars['ID']['input'];
};

/** 角色：一组权限的名称 */
export type Role = {
  /** 当前用户可做的操作 */
  allowedActions: Array<RoleAction>;
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 数据范围 */
  dataScope: DataScope;
  /** 与标准的差别；公司自建的角色没有 */
  differences?: Maybe<RoleDifferences>;
  /** 使用的人，最多 5 人 */
  holderNames?: Maybe<Scalars['String']['output']>;
  /** 角色编号 */
  id: Scalars['ID']['output'];
  /** 使用人数 */
  memberCount: Scalars['Int']['output'];
  /** 角色名称 */
  name: Scalars['String']['output'];
  /** 权限数 */
  permissionCount: Scalars['Int']['output'];
  /** 权限键 */
  permissions: Array<Scalars['String']['output']>;
  /** 可见的项目；仅用于数据范围为指定项目的角色 */
  projectIds: Array<Scalars['ID']['output']>;
  /** 可见的项目，最多 1000 个；同所属编号 */
  projects: Array<Project>;
  /** 不能做的操作及原因 */
  refusedActions: Array<RefusedAction>;
  /** 角色说明 */
  remark?: Maybe<Scalars['String']['output']>;
  /** 要求两步验证 */
  secondFactor: Scalars['Boolean']['output'];
  /** 标准角色；公司自建的角色为空 */
  standard?: Maybe<StandardRole>;
  /** 最后修改时间 */
  updateTime: Scalars['DateTime']['output'];
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
};

/** 可对记录做的操作 */
export type RoleAction =
  /** 复制 */
  | 'copy'
  /** 删除 */
  | 'delete'
  /** 编辑 */
  | 'edit'
  /** 恢复标准 */
  | 'reset';

/** 可供选择的角色，及其所能做的 */
export type RoleChoice = {
  /** 所含的权限，按领域 */
  areas: Array<PermissionArea>;
  /** 数据范围 */
  dataScope: DataScope;
  /** 角色编号 */
  id: Scalars['ID']['output'];
  /** 角色名称 */
  name: Scalars['String']['output'];
  /** 权限键 */
  permissions: Array<Scalars['String']['output']>;
  /** 不能由当前用户分配的原因；可以分配的为空 */
  refusal?: Maybe<Scalars['String']['output']>;
  /** 角色说明 */
  remark?: Maybe<Scalars['String']['output']>;
};

/** 标准角色与其标准的差别 */
export type RoleDifferences = {
  /** 比标准多的权限 */
  added: Array<PermissionView>;
  /** 比标准少的权限 */
  missing: Array<PermissionView>;
  /** 数据范围是否与标准不同 */
  scope: Scalars['Boolean']['output'];
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type RoleEqual = {
  /** 创建时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 数据范围 */
  dataScope?: InputMaybe<DataScope>;
  /** 使用的人，最多 5 人 */
  holderNames?: InputMaybe<Scalars['String']['input']>;
  /** 角色编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 使用人数 */
  memberCount?: InputMaybe<Scalars['Int']['input']>;
  /** 角色名称 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 权限数 */
  permissionCount?: InputMaybe<Scalars['Int']['input']>;
  /** 角色说明 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 要求两步验证 */
  secondFactor?: InputMaybe<Scalars['Boolean']['input']>;
  /** 标准角色；公司自建的角色为空 */
  standard?: InputMaybe<StandardRole>;
  /** 最后修改时间 */
  updateTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 角色查询条件 */
export type RoleFilter = {
  /** 数据范围；空列表不查到任何记录 */
  dataScope?: InputMaybe<Array<DataScope>>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<RoleEqual>;
  /** 角色名称，模糊 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 要求两步验证 */
  secondFactor?: InputMaybe<Scalars['Boolean']['input']>;
};

/** 新增或修改角色 */
export type RoleInput = {
  /** 数据范围 */
  dataScope: DataScope;
  /** 角色编号；新增时不填 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 角色名称，最多 20 个字符；标准角色的名称不能修改 */
  name: Scalars['String']['input'];
  /** 权限键 */
  permissions: Array<Scalars['String']['input']>;
  /** 可见的项目，最多 1000 个；数据范围为指定的项目时必填 */
  projectIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 角色说明，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 有此角色的人登录时是否须用两步验证 */
  secondFactor?: Scalars['Boolean']['input'];
  /** 所读的版本；不是最新的会被拒绝 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 一页角色 */
export type RolePage = {
  /** 角色 */
  records: Array<Role>;
  /** 合计 */
  summary: RoleSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 角色排序 */
export type RoleSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: RoleSortField;
};

/** 角色排序字段 */
export type RoleSortField =
  /** 创建时间 */
  | 'CREATE_TIME'
  /** 使用人数 */
  | 'MEMBER_COUNT'
  /** 角色名称 */
  | 'NAME'
  /** 权限数 */
  | 'PERMISSION_COUNT'
  /** 最后修改时间 */
  | 'UPDATE_TIME';

/** 查询到的角色的合计 */
export type RoleSummary = {
  /** 标准角色数 */
  standardCount: Scalars['Int']['output'];
};

/** 身份类型 */
export type RoleType =
  /** 车队长 */
  | 'CAPTAIN'
  /** 建筑公司 */
  | 'COMPANY'
  /** 司机 */
  | 'DRIVER'
  /** 注册企业或渣土场 */
  | 'ENTERPRISE'
  /** 挖机手 */
  | 'OPERATOR'
  /** 平台运营 */
  | 'PLATFORM';

/** 要导出的角色 */
export type RolesExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<RoleFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<RoleSort>>;
};

/** 偏航的比较依据 */
export type RouteBasis =
  /** 项目到渣土场的直线：途经该点不超过直线距离的1.5倍加2公里 */
  | 'STRAIGHT'
  /** 同一项目到同一渣土场最近的运输路线 */
  | 'USUAL';

/** 批量操作中一行的结果 */
export type RowResult = {
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 失败原因 */
  msg?: Maybe<Scalars['String']['output']>;
  /** 是否成功 */
  ok: Scalars['Boolean']['output'];
};

/** 与当前登录者有关的一件找回管理员 */
export type RunningRescue = {
  /** 当前用户可做的操作 */
  allowedActions: Array<RunningRescueAction>;
  /** 公司名称 */
  companyName: Scalars['String']['output'];
  /** 生效时间；等待期满的时间 */
  dueAt?: Maybe<Scalars['DateTime']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 丢失的内容 */
  loss: RescueLoss;
  /** 新手机号，中间四位不显示；不变的为空 */
  newMobile?: Maybe<Scalars['String']['output']>;
  /** 是否找回的就是本人的账号 */
  own: Scalars['Boolean']['output'];
  /** 找回的状态 */
  state: RescueState;
  /** 管理员姓名 */
  userName: Scalars['String']['output'];
};

/** 可对记录做的操作 */
export type RunningRescueAction =
  /** 停止 */
  | 'stop';

/** 列表的一个视图：筛选、排序、每页条数、列与密度 */
export type SavedView = {
  /** 建立人 */
  createBy: Scalars['String']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 列表，例如 waybills；调试台的查询为 queries */
  list: Scalars['String']['output'];
  /** 名称 */
  name: Scalars['String']['output'];
  /** 是否为本人的视图；只有本人能修改和删除，他人共享的查询，能修改公司设置的人也能删除 */
  own: Scalars['Boolean']['output'];
  /** 是否共享给全公司；只能查看的角色不能共享 */
  shared: Scalars['Boolean']['output'];
  /** 内容 */
  state: Scalars['JSON']['output'];
  /** 修改时间 */
  updateTime: Scalars['DateTime']['output'];
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
};

/** 要保存的视图 */
export type SavedViewInput = {
  /** 要覆盖的视图；不填则新建 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 列表，例如 waybills；调试台的查询为 queries */
  list: Scalars['String']['input'];
  /** 名称，最多 20 个字符；同一列表中不能重名 */
  name: Scalars['String']['input'];
  /** 是否共享给全公司 */
  shared: Scalars['Boolean']['input'];
  /** 内容：filters（筛选）、sort（排序）、size（每页条数）、density（密度）、columns（列），JSON 最大 8 kB；列表为 queries 的是 query（语句）、variables（变量，JSON 文本） */
  state: Scalars['JSON']['input'];
  /** 覆盖时必填，取自所读的视图 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 扫卡结果 */
export type ScanResult = {
  /** 新扫入的卡 */
  cards: Array<Card>;
  /** 给操作员的提示 */
  message: Scalars['String']['output'];
  /** 未能扫入的卡及原因 */
  refused: Array<RefusedCard>;
};

/** 要导出的本人的扫卡列表 */
export type ScannedCardsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<CardFilter>;
};

/** 不能再修改的字段，及其原因 */
export type SealedField = {
  /** 字段 */
  field: Scalars['String']['output'];
  /** 原因 */
  reason: Scalars['String']['output'];
};

/** 本人的两步验证 */
export type SecondFactor = {
  /** 要求本人使用两步验证的公司 */
  demandedBy: Array<Scalars['String']['output']>;
  /** 开启时间；未开启则为空 */
  enabledTime?: Maybe<Scalars['String']['output']>;
  /** 未用的恢复码个数 */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** 登录之后还缺的一步 */
export type SecondFactorDue =
  /** 输入两步验证码 */
  | 'CODE'
  /** 开启两步验证 */
  | 'SETUP';

/** 本次登录的锁屏 */
export type SessionLock = {
  /** 屏幕是否已锁定 */
  locked: Scalars['Boolean']['output'];
};

/** 修改结算卡的购票类型 */
export type SetCardTypesInput = {
  /** 卡号，最多 1000 个 */
  cardNos: Array<Scalars['String']['input']>;
  /** 购票类型 */
  cardType: CardType;
};

/** 各组运单的收款人；全部设置或全部不设置 */
export type SetGroupPayeesInput = {
  /** 各组 */
  groups: Array<GroupPayeeInput>;
  /** 原因，最多 200 个字符；更换已有的收款人时必填 */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** 一张运单的收款人 */
export type SetPayeeInput = {
  /** 运单编号 */
  id: Scalars['ID']['input'];
  /** 收款人编号 */
  payeeId: Scalars['ID']['input'];
};

/** 结算运单的一种操作，能否对这张运单做 */
export type SettleAction = {
  /** 操作：price、payee、settle、remove、rejectPrice、keepPrice、void */
  action: Scalars['String']['output'];
  /** 为何不能做；能做则为空 */
  msg?: Maybe<Scalars['String']['output']>;
};

/** 结算单 */
export type Settlement = Node & {
  /** 申请人，即交卡人 */
  agentName: Scalars['String']['output'];
  /** 当前用户可做的操作 */
  allowedActions: Array<SettlementAction>;
  /** 本人审核：审核人是否经手过金额、收款人、单价或运单 */
  auditOwn: Scalars['Boolean']['output'];
  /** 审核时间 */
  auditTime?: Maybe<Scalars['DateTime']['output']>;
  /** 公司 */
  companyAuthName: Scalars['String']['output'];
  /** 生成时间 */
  createTime: Scalars['DateTime']['output'];
  /** 运单明细 .xlsx 的地址：用同一令牌 GET */
  excelUrl: Scalars['String']['output'];
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: Maybe<Scalars['Boolean']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 认领了此结算单的运单的发票，同发票列表；不可查看付款的人看不到 */
  invoicePage?: Maybe<InvoicePage>;
  /** 已开票金额（元）：发票认领的运单的核算金额；仅含本人部分的为空 */
  invoicedAmt?: Maybe<Scalars['Money']['output']>;
  /** 认领了此结算单的运单的发票；不可查看付款的人看不到 */
  invoices: Array<Invoice>;
  /** 缺收款人：还没有收款人的运单数 */
  lackingPayeeCount: Scalars['Int']['output'];
  /** 待付金额（元）：应付（核算金额减代扣税费）中还没有付款单的；仅含本人部分的为空 */
  leftAmt?: Maybe<Scalars['Money']['output']>;
  /** 缺少的资料种类；认领的发票不少于结算金额的，不缺发票 */
  missingPapers: Array<PaperKind>;
  /** 需要的资料种类；已驳回、已合并的不需要 */
  neededPapers: Array<PaperKind>;
  /** 是否为当前用户本人生成或最后修改 */
  own: Scalars['Boolean']['output'];
  /** 已付金额（元）；仅含本人部分而付了一部分的，不能分清，为空 */
  paidAmt?: Maybe<Scalars['Money']['output']>;
  /** 资料齐全率（%）：需要的资料种类中已有的；不需要资料的为空 */
  paperRate?: Maybe<Scalars['Percent']['output']>;
  /** 结算资料，先上传的在前；车队长看不到 */
  papers: Array<SettlementPaper>;
  /** 仅含本人部分：还有其他车队长或看不到的项目的部分，此处只列看得到的，合计亦然 */
  part: Scalars['Boolean']['output'];
  /** 收款人：所有运单共同的 */
  payee?: Maybe<Payee>;
  /** 此结算单的付款单，同付款单列表；不可查看付款的人看不到 */
  paymentPage?: Maybe<PaymentPage>;
  /** 此结算单的付款单，最后的在前；不可查看付款的人看不到 */
  payments: Array<Payment>;
  /** 结算单.pdf 的地址：用同一令牌 GET */
  pdfUrl: Scalars['String']['output'];
  /** 付款单金额（元）：已付和待付的，未付的付款单也计入；仅含本人部分的为空 */
  pledgedAmt?: Maybe<Scalars['Money']['output']>;
  /** 项目 */
  project?: Maybe<Project>;
  /**
   * 项目编号
   * @deprecated 2027-06 移除，改用 projectInfoId
   */
  projectId: Scalars['ID']['output'];
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 驳回原因 */
  reason?: Maybe<Scalars['String']['output']>;
  /** 结算所依据的交卡回执单，按单号 */
  receipts: Array<Receipt>;
  /** 当前不能做的操作及其原因，用于按钮的提示 */
  refusedActions: Array<RefusedAction>;
  /** 单价被驳回的运单数；有则不能审核通过 */
  rejectedPriceCount: Scalars['Int']['output'];
  /** 备注 */
  remark?: Maybe<Scalars['String']['output']>;
  /** 结算金额（元） */
  settleAmt: Scalars['Money']['output'];
  /** 运单数 */
  settleCnt: Scalars['Int']['output'];
  /** 核算人 */
  settleName: Scalars['String']['output'];
  /** 结算单号 */
  settleNo: Scalars['String']['output'];
  /** 结算明细：承运人、日期、车辆 */
  statement: Array<StatementCarrier>;
  /** 状态 */
  status: SettlementStatus;
  /** 合并或拆分到：取代它的结算单 */
  successor?: Maybe<Settlement>;
  /** 合并或拆分到的结算单编号 */
  successorId?: Maybe<Scalars['ID']['output']>;
  /** 时间线：从结算卡、交卡、结算、付款到发票和资料，先发生的在前；只有当前用户能在各自的列表中看到的记录，运单只列在自己的时间线上 */
  timeline: TimelinePage;
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 结算单的运单，同运单列表；已驳回的仍列出当时的；不可查看运单的人看不到 */
  waybills?: Maybe<WaybillPage>;
};


/** 结算单 */
export type SettlementInvoicePageArgs = {
  filter?: InputMaybe<InvoiceFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<InvoiceSort>>;
};


/** 结算单 */
export type SettlementPaymentPageArgs = {
  filter?: InputMaybe<PaymentFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<PaymentSort>>;
};


/** 结算单 */
export type SettlementTimelineArgs = {
  page?: InputMaybe<PageInput>;
};


/** 结算单 */
export type SettlementWaybillsArgs = {
  filter?: InputMaybe<WaybillFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<WaybillSort>>;
};

/** 可对记录做的操作 */
export type SettlementAction =
  /** 审核通过 */
  | 'approve'
  /** 删除 */
  | 'delete'
  /** 合并或拆分 */
  | 'merge'
  /** 驳回 */
  | 'reject'
  /** 设置收款人 */
  | 'setPayee'
  /** 合并或拆分 */
  | 'split';

/** 统计结算单的维度 */
export type SettlementDimension =
  /** 申请人 */
  | 'AGENT'
  /** 审核时间（按日） */
  | 'AUDIT_DAY'
  /** 审核时间（按月） */
  | 'AUDIT_MONTH'
  /** 本人审核 */
  | 'AUDIT_OWN'
  /** 审核时间（按年） */
  | 'AUDIT_YEAR'
  /** 车队长编号 */
  | 'CAPTAIN'
  /** 生成时间（按日） */
  | 'DAY'
  /** 审核时双人复核关闭 */
  | 'FOUR_EYES_OFF'
  /** 核算人 */
  | 'MAKER'
  /** 生成时间（按月） */
  | 'MONTH'
  /** 收款人编号 */
  | 'PAYEE'
  /** 项目编号 */
  | 'PROJECT'
  /** 状态 */
  | 'STATUS'
  /** 生成时间（按年） */
  | 'YEAR';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type SettlementEqual = {
  /** 申请人，即交卡人 */
  agentName?: InputMaybe<Scalars['String']['input']>;
  /** 本人审核：审核人是否经手过金额、收款人、单价或运单 */
  auditOwn?: InputMaybe<Scalars['Boolean']['input']>;
  /** 审核时间 */
  auditTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 公司 */
  companyAuthName?: InputMaybe<Scalars['String']['input']>;
  /** 生成时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: InputMaybe<Scalars['Boolean']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 已开票金额（元）：发票认领的运单的核算金额；仅含本人部分的为空 */
  invoicedAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 缺收款人：还没有收款人的运单数 */
  lackingPayeeCount?: InputMaybe<Scalars['Int']['input']>;
  /** 待付金额（元）：应付（核算金额减代扣税费）中还没有付款单的；仅含本人部分的为空 */
  leftAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 已付金额（元）；仅含本人部分而付了一部分的，不能分清，为空 */
  paidAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 仅含本人部分：还有其他车队长或看不到的项目的部分，此处只列看得到的，合计亦然 */
  part?: InputMaybe<Scalars['Boolean']['input']>;
  /** 付款单金额（元）：已付和待付的，未付的付款单也计入；仅含本人部分的为空 */
  pledgedAmt?: InputMaybe<Scalars['Money']['input']>;
  /**
   * 项目编号
   * @deprecated 2027-06 移除，改用 projectInfoId
   */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 驳回原因 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 单价被驳回的运单数；有则不能审核通过 */
  rejectedPriceCount?: InputMaybe<Scalars['Int']['input']>;
  /** 备注 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 结算金额（元） */
  settleAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 运单数 */
  settleCnt?: InputMaybe<Scalars['Int']['input']>;
  /** 核算人 */
  settleName?: InputMaybe<Scalars['String']['input']>;
  /** 结算单号 */
  settleNo?: InputMaybe<Scalars['String']['input']>;
  /** 状态 */
  status?: InputMaybe<SettlementStatus>;
  /** 合并或拆分到的结算单编号 */
  successorId?: InputMaybe<Scalars['ID']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 结算单查询条件 */
export type SettlementFilter = {
  /** 申请人，模糊 */
  agentName?: InputMaybe<Scalars['String']['input']>;
  /** 生成时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<SettlementEqual>;
  /** 回执单号 */
  giveCardNo?: InputMaybe<Scalars['String']['input']>;
  /** 资料是否齐全：需要的资料都有；不需要资料的也算 */
  papersComplete?: InputMaybe<Scalars['Boolean']['input']>;
  /** 收款人，模糊 */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** 是否已排计划：有有效的付款计划；否为还有未付的金额而没有的 */
  planned?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * 项目编号
   * @deprecated 2027-06 移除，改用 projectInfoId
   */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目，模糊 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 核算人，模糊 */
  settleName?: InputMaybe<Scalars['String']['input']>;
  /** 结算单号，模糊 */
  settleNo?: InputMaybe<Scalars['String']['input']>;
  /** 结算单号，精确，最多 1000 个；空列表不查到任何记录 */
  settleNos?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 状态；空列表不查到任何记录 */
  status?: InputMaybe<Array<SettlementStatus>>;
};

/** 结算单生成结果 */
export type SettlementGeneration = {
  /** 未纳入的运单，最多 200 张 */
  excluded: Array<ExcludedWaybill>;
  /** 未纳入的运单数 */
  excludedCount: Scalars['Int']['output'];
  /** 还没有收款人的运单编号 */
  lackingPayeeIds: Array<Scalars['ID']['output']>;
  /** 还没有收款人的运单，按所属编号的次序分页；不可查看运单的人看不到 */
  lackingPayeeWaybills: Array<Waybill>;
  /** 给操作员的提示 */
  message: Scalars['String']['output'];
  /** 生成的结算单 */
  settlements: Array<Settlement>;
};


/** 结算单生成结果 */
export type SettlementGenerationLackingPayeeWaybillsArgs = {
  page?: InputMaybe<PageInput>;
};

/** 结算单统计的数字 */
export type SettlementMeasure =
  /** 结算金额 */
  | 'AMOUNT'
  /** 计入合计的条数 */
  | 'COUNTED'
  /** 已开票金额 */
  | 'INVOICED'
  /** 待付金额 */
  | 'LEFT'
  /** 不计入合计的条数 */
  | 'LEFT_OUT'
  /** 已付金额 */
  | 'PAID'
  /** 应付金额 */
  | 'PAYABLE'
  /** 付款单金额 */
  | 'PLEDGED'
  /** 税费 */
  | 'TAXES'
  /** 未开票金额 */
  | 'UNINVOICED'
  /** 未付金额 */
  | 'UNPAID'
  /** 运单数 */
  | 'WAYBILLS';

/** 结算单分页 */
export type SettlementPage = {
  /** 本页的内容 */
  records: Array<Settlement>;
  /** 符合条件的全部合计 */
  summary: SettlementSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 结算单的一份资料：证明整张结算单的照片或PDF */
export type SettlementPaper = {
  /** 当前用户可做的操作 */
  allowedActions: Array<SettlementPaperAction>;
  /** 上传人 */
  createBy: Scalars['String']['output'];
  /** 上传时间 */
  createTime: Scalars['DateTime']['output'];
  /** 文件名 */
  fileName: Scalars['String']['output'];
  /** 资料文件的地址 */
  fileUrl: Scalars['String']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 结算资料种类 */
  kind: PaperKind;
};

/** 可对记录做的操作 */
export type SettlementPaperAction =
  /** 删除 */
  | 'remove';

/** 从结算单上删除的一份资料 */
export type SettlementPaperDeletion = Deletion & {
  /** 所删记录的编号 */
  id: Scalars['ID']['output'];
  /** 结算单；不可查看结算单的人看不到 */
  settlement?: Maybe<Settlement>;
  /** 结算单 */
  settlementId?: Maybe<Scalars['ID']['output']>;
  /** 所删记录的类型，即其 __typename */
  type: Scalars['String']['output'];
};

/** 要放到结算单上的一份资料 */
export type SettlementPaperInput = {
  /** 文件名，最多 200 个字符 */
  fileName: Scalars['String']['input'];
  /** 资料文件的地址：上传结算资料所答的，最多 500 个字符 */
  fileUrl: Scalars['String']['input'];
  /** 结算资料种类 */
  kind: PaperKind;
  /** 结算单 */
  settlementId: Scalars['ID']['input'];
};

/** 从资料上读到的内容：单据的二维码，或PDF中的单号；没有读到的为空，由上传的人选择 */
export type SettlementPaperReading = {
  /** 结算资料种类 */
  kind?: Maybe<PaperKind>;
  /** 结算单号 */
  settleNo?: Maybe<Scalars['String']['output']>;
  /** 结算单；不可查看结算单的人看不到 */
  settlement?: Maybe<Settlement>;
  /** 结算单编号 */
  settlementId?: Maybe<Scalars['ID']['output']>;
};

/** 上传结算资料中一份的结果 */
export type SettlementPaperResult = {
  /** 资料文件的地址 */
  fileUrl: Scalars['String']['output'];
  /** 失败原因 */
  msg?: Maybe<Scalars['String']['output']>;
  /** 是否成功 */
  ok: Scalars['Boolean']['output'];
  /** 结算单号；没有此结算单的为空 */
  settleNo?: Maybe<Scalars['String']['output']>;
  /** 结算单；不可查看结算单的人看不到 */
  settlement?: Maybe<Settlement>;
  /** 结算单 */
  settlementId: Scalars['ID']['output'];
};

/** 结算预览：与生成同一套规则，不写入任何数据 */
export type SettlementPreview = {
  /** 按单价来源的合计 */
  bySource: Array<PriceSourceTotal>;
  /** 未纳入的运单，最多 200 张 */
  excluded: Array<ExcludedWaybill>;
  /** 未纳入的运单数 */
  excludedCount: Scalars['Int']['output'];
  /** 将生成的结算单 */
  groups: Array<SettlementPreviewGroup>;
  /** 还没有收款人的运单编号 */
  lackingPayeeIds: Array<Scalars['ID']['output']>;
  /** 还没有收款人的运单，按所属编号的次序分页；不可查看运单的人看不到 */
  lackingPayeeWaybills: Array<Waybill>;
  /** 将结算的金额（元） */
  settleAmt: Scalars['Money']['output'];
  /** 将结算的运单数 */
  settleCnt: Scalars['Int']['output'];
};


/** 结算预览：与生成同一套规则，不写入任何数据 */
export type SettlementPreviewLackingPayeeWaybillsArgs = {
  page?: InputMaybe<PageInput>;
};

/** 将生成的一张结算单 */
export type SettlementPreviewGroup = {
  /** 申请人，即交卡人 */
  agentName: Scalars['String']['output'];
  /** 项目 */
  project?: Maybe<Project>;
  /**
   * 项目编号
   * @deprecated 2027-06 移除，改用 projectInfoId
   */
  projectId: Scalars['ID']['output'];
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 结算金额（元） */
  settleAmt: Scalars['Money']['output'];
  /** 运单数 */
  settleCnt: Scalars['Int']['output'];
};

/** 结算单排序 */
export type SettlementSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: SettlementSortField;
};

/** 结算单排序字段 */
export type SettlementSortField =
  /** 生成时间 */
  | 'CREATE_TIME'
  /** 项目 */
  | 'PROJECT_NAME'
  /** 结算金额 */
  | 'SETTLE_AMT'
  /** 运单数 */
  | 'SETTLE_CNT'
  /** 结算单号 */
  | 'SETTLE_NO'
  /** 状态 */
  | 'STATUS';

/** 结算来源，三者填一 */
export type SettlementSourceInput = {
  /** 有回执单的卡号 */
  cardNos?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 回执单及其中的结算卡 */
  receipts?: InputMaybe<Array<ReceiptCardRef>>;
  /** 运单编号 */
  waybillIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** 一组结算单的合计；所按的维度相同的为一组，没有按其统计的维度为空 */
export type SettlementStat = {
  /** 申请人，即交卡人 */
  agentName?: Maybe<Scalars['String']['output']>;
  /** 审核时间（按日），yyyy-MM-dd，北京时间 */
  auditDay?: Maybe<Scalars['Date']['output']>;
  /** 审核时间（按月），yyyy-MM，北京时间 */
  auditMonth?: Maybe<Scalars['String']['output']>;
  /** 本人审核：审核人是否经手过金额、收款人、单价或运单 */
  auditOwn?: Maybe<Scalars['Boolean']['output']>;
  /** 审核时间（按年），yyyy，北京时间 */
  auditYear?: Maybe<Scalars['String']['output']>;
  /** 车队长 */
  captain?: Maybe<Captain>;
  /** 车队长编号：各运单共同的 */
  captainId?: Maybe<Scalars['ID']['output']>;
  /** 计入合计的条数 */
  counted: Scalars['Int']['output'];
  /** 生成时间（按日），yyyy-MM-dd，北京时间 */
  day?: Maybe<Scalars['Date']['output']>;
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: Maybe<Scalars['Boolean']['output']>;
  /** 已开票金额（元）；仅含本人部分的不计 */
  invoicedAmt: Scalars['Money']['output'];
  /** 待付金额（元）：应付中还没有付款单的；仅含本人部分的不计 */
  leftAmt: Scalars['Money']['output'];
  /** 不计入合计的条数：查到的已作废、已驳回等；查询条件指明状态时都计入 */
  leftOut: Scalars['Int']['output'];
  /** 生成时间（按月），yyyy-MM，北京时间 */
  month?: Maybe<Scalars['String']['output']>;
  /** 已付金额（元） */
  paidAmt: Scalars['Money']['output'];
  /** 应付金额（元）：核算金额减代扣税费；仅含本人部分的不计 */
  payable: Scalars['Money']['output'];
  /** 收款人；不可查看基础资料的人看不到 */
  payee?: Maybe<Payee>;
  /** 收款人编号：各运单共同的 */
  payeeId?: Maybe<Scalars['ID']['output']>;
  /** 付款单金额（元）：已付和待付的；仅含本人部分的不计 */
  pledgedAmt: Scalars['Money']['output'];
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId?: Maybe<Scalars['ID']['output']>;
  /** 结算金额（元） */
  settleAmt: Scalars['Money']['output'];
  /** 运单数 */
  settleCnt: Scalars['Int']['output'];
  /** 核算人 */
  settleName?: Maybe<Scalars['String']['output']>;
  /** 构成本组的结算单，同结算单列表：查询条件与本组的各维度都相符的 */
  settlements?: Maybe<SettlementPage>;
  /** 状态 */
  status?: Maybe<SettlementStatus>;
  /** 税费（元）；仅含本人部分的不计 */
  taxes: Scalars['Money']['output'];
  /** 未开票金额（元）：结算金额减已开票；仅含本人部分的不计 */
  uninvoicedAmt: Scalars['Money']['output'];
  /** 未付金额（元）：结算金额减已付 */
  unpaidAmt: Scalars['Money']['output'];
  /** 生成时间（按年），yyyy，北京时间 */
  year?: Maybe<Scalars['String']['output']>;
};


/** 一组结算单的合计；所按的维度相同的为一组，没有按其统计的维度为空 */
export type SettlementStatSettlementsArgs = {
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<SettlementSort>>;
};

/** 只要某个数字在此范围内的组 */
export type SettlementStatHaving = {
  /** 数量上限，含 */
  max?: InputMaybe<Scalars['Quantity']['input']>;
  /** 数字 */
  measure: SettlementMeasure;
  /** 数量下限，含 */
  min?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 结算单统计分页；total 为组数 */
export type SettlementStatPage = {
  /** 本页的各组 */
  records: Array<SettlementStat>;
  /** 合计 */
  summary: SettlementStatSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 结算单统计的排序 */
export type SettlementStatSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: SettlementStatSortField;
};

/** 结算单统计的排序：所按的维度或所查的数字 */
export type SettlementStatSortField =
  /** 申请人 */
  | 'AGENT'
  /** 结算金额 */
  | 'AMOUNT'
  /** 审核时间（按日） */
  | 'AUDIT_DAY'
  /** 审核时间（按月） */
  | 'AUDIT_MONTH'
  /** 本人审核 */
  | 'AUDIT_OWN'
  /** 审核时间（按年） */
  | 'AUDIT_YEAR'
  /** 车队长编号 */
  | 'CAPTAIN'
  /** 计入合计的条数 */
  | 'COUNTED'
  /** 生成时间（按日） */
  | 'DAY'
  /** 审核时双人复核关闭 */
  | 'FOUR_EYES_OFF'
  /** 已开票金额 */
  | 'INVOICED'
  /** 待付金额 */
  | 'LEFT'
  /** 不计入合计的条数 */
  | 'LEFT_OUT'
  /** 核算人 */
  | 'MAKER'
  /** 生成时间（按月） */
  | 'MONTH'
  /** 已付金额 */
  | 'PAID'
  /** 应付金额 */
  | 'PAYABLE'
  /** 收款人编号 */
  | 'PAYEE'
  /** 付款单金额 */
  | 'PLEDGED'
  /** 项目编号 */
  | 'PROJECT'
  /** 状态 */
  | 'STATUS'
  /** 税费 */
  | 'TAXES'
  /** 未开票金额 */
  | 'UNINVOICED'
  /** 未付金额 */
  | 'UNPAID'
  /** 运单数 */
  | 'WAYBILLS'
  /** 生成时间（按年） */
  | 'YEAR';

/** 全部各组的合计 */
export type SettlementStatSummary = {
  /** 计入合计的条数 */
  counted: Scalars['Int']['output'];
  /** 已开票金额（元）；仅含本人部分的不计 */
  invoicedAmt: Scalars['Money']['output'];
  /** 待付金额（元）：应付中还没有付款单的；仅含本人部分的不计 */
  leftAmt: Scalars['Money']['output'];
  /** 不计入合计的条数：查到的已作废、已驳回等；查询条件指明状态时都计入 */
  leftOut: Scalars['Int']['output'];
  /** 已付金额（元） */
  paidAmt: Scalars['Money']['output'];
  /** 应付金额（元）：核算金额减代扣税费；仅含本人部分的不计 */
  payable: Scalars['Money']['output'];
  /** 付款单金额（元）：已付和待付的；仅含本人部分的不计 */
  pledgedAmt: Scalars['Money']['output'];
  /** 结算金额（元） */
  settleAmt: Scalars['Money']['output'];
  /** 运单数 */
  settleCnt: Scalars['Int']['output'];
  /** 税费（元）；仅含本人部分的不计 */
  taxes: Scalars['Money']['output'];
  /** 未开票金额（元）：结算金额减已开票；仅含本人部分的不计 */
  uninvoicedAmt: Scalars['Money']['output'];
  /** 未付金额（元）：结算金额减已付 */
  unpaidAmt: Scalars['Money']['output'];
};

/** 结算单状态 */
export type SettlementStatus =
  /** 已审核 */
  | 'APPROVED'
  /** 已付款 */
  | 'PAID'
  /** 待审核 */
  | 'PENDING'
  /** 已驳回 */
  | 'REJECTED'
  /** 已合并或拆分 */
  | 'SUPERSEDED';

/** 查询结果的合计 */
export type SettlementSummary = {
  /** 计入合计的条数 */
  counted: Scalars['Int']['output'];
  /** 不计入合计的条数：查到的已作废、已驳回等；查询条件指明状态时都计入 */
  leftOut: Scalars['Int']['output'];
  /** 已付金额（元） */
  paidAmt: Scalars['Money']['output'];
  /** 结算金额（元） */
  settleAmt: Scalars['Money']['output'];
  /** 运单数 */
  settleCnt: Scalars['Int']['output'];
  /** 未付金额（元）：结算金额减已付 */
  unpaidAmt: Scalars['Money']['output'];
};

/** 要导出的结算单 */
export type SettlementsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<SettlementFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<SettlementSort>>;
};

/** 可导出的一个列表 */
export type Sheet = {
  /** 当前用户能否导出 */
  allowed: Scalars['Boolean']['output'];
  /** 可导出的列，按默认顺序 */
  columns: Array<SheetColumn>;
  /** 列表 */
  name: ExportList;
  /** 导出所需的权限 */
  permission: Scalars['String']['output'];
  /** 导出所需权限的名称 */
  permissionLabel: Scalars['String']['output'];
  /** 列表名称，也是文件与工作表的名称 */
  title: Scalars['String']['output'];
};

/** 可导出的一列 */
export type SheetColumn = {
  /** 列，startExport 以它指明 */
  key: Scalars['String']['output'];
  /** 单元格怎样写 */
  kind: SheetColumnKind;
  /** 列名；startExport 可用其他列名 */
  title: Scalars['String']['output'];
  /** 单位；列名已说明或没有单位时为空 */
  unit?: Maybe<Scalars['String']['output']>;
};

/** 一列的单元格怎样写 */
export type SheetColumnKind =
  /** 整数 */
  | 'COUNT'
  /** 日期时间 */
  | 'DATETIME'
  /** 金额，2位小数 */
  | 'MONEY'
  /** 数量，3位小数 */
  | 'QUANTITY'
  /** 文字 */
  | 'TEXT';

/** 班次 */
export type ShiftType =
  /** 白班 */
  | 'DAY'
  /** 夜班 */
  | 'NIGHT';

/** 手机验证码登录 */
export type SignInInput = {
  /** 短信验证码，或 checkCode 返回的一次性登录码 */
  code: Scalars['String']['input'];
  /** 要进入的公司；不填则进入最早加入的公司 */
  companyAuthId?: InputMaybe<Scalars['ID']['input']>;
  /** 浏览器自取并保存的设备标识，最多 64 个字符；从没有用过的设备登录会提醒本人 */
  deviceId?: InputMaybe<Scalars['String']['input']>;
  /** 手机号 */
  phone: Scalars['String']['input'];
  /** 身份类型 */
  roleType?: RoleType;
};

/** 可对记录做的操作 */
export type SiteAction =
  /** 删除 */
  | 'delete'
  /** 合并 */
  | 'merge'
  /** 启用 */
  | 'restore'
  /** 停用 */
  | 'retire'
  /** 修改 */
  | 'update';

/** 渣土场 */
export type SiteInput = {
  /** 地址，最多 200 个字符 */
  address?: InputMaybe<Scalars['String']['input']>;
  /** 编码，最多 30 个字符 */
  code: Scalars['String']['input'];
  /** 消纳单价（元），每车 */
  dumpPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 围栏半径（米），以坐标为圆心；为空时按 1000 米；50 到 5000 */
  fenceRadius?: InputMaybe<Scalars['Int']['input']>;
  /** 渣土场，最多 60 个字符 */
  garbageName: Scalars['String']['input'];
  /** 渣土场类型，最多 20 个字符，字典 garbage_type 的值 */
  garbageType?: InputMaybe<Scalars['String']['input']>;
  /** 纬度，最多 10 个字符，WGS-84，最多 6 位小数；与经度一起填写 */
  lat?: InputMaybe<Scalars['String']['input']>;
  /** 经度，最多 11 个字符，WGS-84，最多 6 位小数；与纬度一起填写 */
  lng?: InputMaybe<Scalars['String']['input']>;
  /** 负责人电话，最多 20 个字符 */
  operatorMobile?: InputMaybe<Scalars['String']['input']>;
  /** 负责人，最多 20 个字符 */
  operatorName?: InputMaybe<Scalars['String']['input']>;
  /** 归属 */
  ownership?: InputMaybe<SiteOwnership>;
};

/** 公司登记了当前用户的手机号、尚无人认领的渣土场 */
export type SiteOffer = {
  /** 地址 */
  address?: Maybe<Scalars['String']['output']>;
  /** 建筑公司 */
  companyName: Scalars['String']['output'];
  /** 渣土场 */
  garbageName: Scalars['String']['output'];
  /** 渣土场编号 */
  id: Scalars['ID']['output'];
};

/** 归属 */
export type SiteOwnership =
  /** 自有 */
  | 'OWN'
  /** 合作 */
  | 'SHARED';

/** 要导出的渣土场 */
export type SitesExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<DumpSiteFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<DumpSiteSort>>;
};

/** 公司的土质 */
export type Soil = Node & {
  /** 当前用户可做的操作 */
  allowedActions: Array<SoilAction>;
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled: Scalars['Boolean']['output'];
  /** 最近的修改，最后的在前；无权查看基础资料的人为空 */
  history?: Maybe<Array<BaseDataChange>>;
  /** 土质编号 */
  id: Scalars['ID']['output'];
  /** 已并入：合并后留下的 */
  mergedInto?: Maybe<Soil>;
  /** 已并入的编号 */
  mergedIntoId?: Maybe<Scalars['ID']['output']>;
  /** 已并入 */
  mergedIntoName?: Maybe<Scalars['String']['output']>;
  /** 由其他并入，顿号分隔 */
  mergedNames?: Maybe<Scalars['String']['output']>;
  /** 土质 */
  name: Scalars['String']['output'];
  /** 排序，小的在前 */
  sort: Scalars['Int']['output'];
  /** 每方吨数（吨），方与吨按此折算 */
  tonsPerCubic?: Maybe<Scalars['Quantity']['output']>;
  /** 最后修改时间 */
  updateTime: Scalars['DateTime']['output'];
  /** 在何处使用，没有使用的可以删除；无权查看基础资料的人为空 */
  uses?: Maybe<Array<BaseDataUse>>;
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
};

/** 可对记录做的操作 */
export type SoilAction =
  /** 删除 */
  | 'delete'
  /** 合并 */
  | 'merge'
  /** 启用 */
  | 'restore'
  /** 停用 */
  | 'retire'
  /** 修改 */
  | 'update';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type SoilEqual = {
  /** 创建时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 土质编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 已并入的编号 */
  mergedIntoId?: InputMaybe<Scalars['ID']['input']>;
  /** 已并入 */
  mergedIntoName?: InputMaybe<Scalars['String']['input']>;
  /** 由其他并入，顿号分隔 */
  mergedNames?: InputMaybe<Scalars['String']['input']>;
  /** 土质 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 排序，小的在前 */
  sort?: InputMaybe<Scalars['Int']['input']>;
  /** 每方吨数（吨），方与吨按此折算 */
  tonsPerCubic?: InputMaybe<Scalars['Quantity']['input']>;
  /** 最后修改时间 */
  updateTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 土质查询条件 */
export type SoilFilter = {
  /** 是否启用 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<SoilEqual>;
  /** 土质，模糊 */
  name?: InputMaybe<Scalars['String']['input']>;
};

/** 土质 */
export type SoilInput = {
  /** 土质，最多 40 个字符 */
  name: Scalars['String']['input'];
  /** 排序，小的在前；不填为 0 */
  sort?: InputMaybe<Scalars['Int']['input']>;
  /** 每方吨数（吨），方与吨按此折算 */
  tonsPerCubic?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 一页土质 */
export type SoilPage = {
  /** 土质 */
  records: Array<Soil>;
  /** 合计 */
  summary: SoilSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 土质排序 */
export type SoilSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: SoilSortField;
};

/** 土质排序字段 */
export type SoilSortField =
  /** 创建时间 */
  | 'CREATE_TIME'
  /** 土质 */
  | 'NAME'
  /** 排序 */
  | 'SORT'
  /** 每方吨数 */
  | 'TONS_PER_CUBIC'
  /** 最后修改时间 */
  | 'UPDATE_TIME';

/** 查询到的土质的合计 */
export type SoilSummary = {
  /** 启用的土质数 */
  enabledCount: Scalars['Int']['output'];
};

/** 要导出的土质 */
export type SoilsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<SoilFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<SoilSort>>;
};

/** 排序方向 */
export type SortDirection =
  /** 升序 */
  | 'ASC'
  /** 降序 */
  | 'DESC';

/** 标准角色 */
export type StandardRole =
  /** 管理员 */
  | 'ADMINISTRATOR'
  /** 审核员 */
  | 'AUDITOR'
  /** 出纳 */
  | 'CASHIER'
  /** 只读 */
  | 'READER'
  /** 结算员 */
  | 'SETTLER';

/** 结算单上一个承运人的运单 */
export type StatementCarrier = {
  /** 核算合计（元） */
  amt: Scalars['Money']['output'];
  /** 承运人 */
  carrierName: Scalars['String']['output'];
  /** 运单数 */
  cnt: Scalars['Int']['output'];
  /** 各日 */
  detail: Array<StatementDate>;
};

/** 结算单上一天的运单 */
export type StatementDate = {
  /** 运单数 */
  cnt: Scalars['Int']['output'];
  /** 日期，yyyy-MM-dd */
  createDatetime: Scalars['Date']['output'];
  /** 各车 */
  detailDetail: Array<StatementTruck>;
  /** 核算合计（元） */
  totalAmt: Scalars['Money']['output'];
};

/** 结算单上一辆车在一天的运单 */
export type StatementTruck = {
  /** 预付合计（元） */
  payeePrice: Scalars['Money']['output'];
  /** 运单数 */
  settleCnt: Scalars['Int']['output'];
  /** 单价（元） */
  settlePrice: Scalars['Money']['output'];
  /** 核算合计（元） */
  totalAmt: Scalars['Money']['output'];
  /** 车牌号 */
  truckCode: Scalars['String']['output'];
  /** 数量合计 */
  weightTons: Scalars['Quantity']['output'];
  /** 计量单位 */
  weightUnit: WeightUnit;
};

/** 订阅：以 text/event-stream 持续接收 */
export type Subscription = {
  /** 变动：所在公司有记录新增、修改或删除时告知，限于有权查看的类型；以 text/event-stream 接收 */
  changed: Changes;
};


/** 订阅：以 text/event-stream 持续接收 */
export type SubscriptionChangedArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  filter?: InputMaybe<ChangeFilter>;
  types?: InputMaybe<Array<ChangedType>>;
};

/** 第三方平台 */
export type ThirdParty =
  /** 钉钉 */
  | 'DINGTALK'
  /** 统一身份认证 */
  | 'OIDC'
  /** 企业微信 */
  | 'WECOM';

/** 本人绑定的第三方账号 */
export type ThirdPartyAccount = {
  /** 账号名称，平台没有说时为空 */
  accountName?: Maybe<Scalars['String']['output']>;
  /** 绑定时间 */
  createTime: Scalars['DateTime']['output'];
  /** 第三方账号编号 */
  id: Scalars['ID']['output'];
  /** 第三方平台 */
  provider: ThirdParty;
};

/** 已发起的第三方授权，10 分钟内有效，只用一次 */
export type ThirdPartyAuthorization = {
  /** 请浏览器前往的平台页面；平台随后送回 state 和 code */
  authorizeUrl: Scalars['String']['output'];
  /** 浏览器保存的登录凭据，登录时一并送来；绑定时为空，由会话证明 */
  proof?: Maybe<Scalars['String']['output']>;
};

/** 已配置的第三方平台，可用其账号登录 */
export type ThirdPartyProvider = {
  /** 平台名称 */
  name: Scalars['String']['output'];
  /** 第三方平台 */
  provider: ThirdParty;
};

/** 以第三方账号登录 */
export type ThirdPartySignInInput = {
  /** 平台送回的授权码 */
  code: Scalars['String']['input'];
  /** 浏览器自取并保存的设备标识，最多 64 个字符 */
  deviceId?: InputMaybe<Scalars['String']['input']>;
  /** 发起登录时所得的登录凭据；授权由别的浏览器发起则拒绝 */
  proof: Scalars['String']['input'];
  /** 平台送回的 state */
  state: Scalars['String']['input'];
};

/** 购票与领票的状态 */
export type TicketBookingStatus =
  /** 已入账 */
  | 'BOOKED'
  /** 已作废 */
  | 'VOIDED';

/** 一次领票：从公司库存领到项目 */
export type TicketCollection = Node & {
  /** 当前用户可做的操作 */
  allowedActions: Array<TicketCollectionAction>;
  /** 领票单号 */
  collectNo: Scalars['String']['output'];
  /** 领票时间 */
  collectedAt: Scalars['DateTime']['output'];
  /** 登记人 */
  createBy: Scalars['String']['output'];
  /** 登记时间 */
  createTime: Scalars['DateTime']['output'];
  /** 司机 */
  driver?: Maybe<Driver>;
  /** 司机编号 */
  driverId?: Maybe<Scalars['ID']['output']>;
  /** 司机 */
  driverName?: Maybe<Scalars['String']['output']>;
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 渣土场编号 */
  garbageId: Scalars['ID']['output'];
  /** 渣土场 */
  garbageName: Scalars['String']['output'];
  /** 领票编号 */
  id: Scalars['ID']['output'];
  /** 照片，逗号分隔 */
  picture?: Maybe<Scalars['String']['output']>;
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 张数 */
  quantity: Scalars['Int']['output'];
  /** 领票人 */
  receiver?: Maybe<Scalars['String']['output']>;
  /** 不能做的操作及原因 */
  refusedActions: Array<RefusedAction>;
  /** 备注 */
  remark?: Maybe<Scalars['String']['output']>;
  /** 土质 */
  soilType: Scalars['String']['output'];
  /** 状态 */
  status: TicketBookingStatus;
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 作废人 */
  voidName?: Maybe<Scalars['String']['output']>;
  /** 作废原因 */
  voidReason?: Maybe<Scalars['String']['output']>;
  /** 作废时间 */
  voidedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** 可对记录做的操作 */
export type TicketCollectionAction =
  /** 修改 */
  | 'edit'
  /** 作废 */
  | 'void';

/** 可修改的领票内容；张数、项目或渣土场有误时作废后重新登记 */
export type TicketCollectionChange = {
  /** 领票编号 */
  id: Scalars['ID']['input'];
  /** 照片，最多 2000 个字符 */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** 领票人，最多 20 个字符 */
  receiver?: InputMaybe<Scalars['String']['input']>;
  /** 备注，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 所读的版本 */
  version: Scalars['Int']['input'];
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type TicketCollectionEqual = {
  /** 领票单号 */
  collectNo?: InputMaybe<Scalars['String']['input']>;
  /** 领票时间 */
  collectedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 登记人 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 登记时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 司机编号 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 司机 */
  driverName?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 领票编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 照片，逗号分隔 */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 张数 */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** 领票人 */
  receiver?: InputMaybe<Scalars['String']['input']>;
  /** 备注 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 状态 */
  status?: InputMaybe<TicketBookingStatus>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** 作废人 */
  voidName?: InputMaybe<Scalars['String']['input']>;
  /** 作废原因 */
  voidReason?: InputMaybe<Scalars['String']['input']>;
  /** 作废时间 */
  voidedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** 领票查询条件 */
export type TicketCollectionFilter = {
  /** 领票单号，模糊 */
  collectNo?: InputMaybe<Scalars['String']['input']>;
  /** 领票时间 */
  collectedAt?: InputMaybe<DateTimeRange>;
  /** 登记时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 司机编号 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 司机，模糊 */
  driverName?: InputMaybe<Scalars['String']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<TicketCollectionEqual>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场，模糊 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目，模糊 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 领票人，模糊 */
  receiver?: InputMaybe<Scalars['String']['input']>;
  /** 土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 状态；空列表不查到任何记录 */
  status?: InputMaybe<Array<TicketBookingStatus>>;
};

/** 领票 */
export type TicketCollectionInput = {
  /** 领票时间 */
  collectedAt: Scalars['DateTime']['input'];
  /** 司机编号；为空则由项目保管 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场编号 */
  garbageId: Scalars['ID']['input'];
  /** 照片，最多 2000 个字符，多张以逗号分隔 */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['input'];
  /** 张数 */
  quantity: Scalars['Int']['input'];
  /** 领票人，最多 20 个字符 */
  receiver?: InputMaybe<Scalars['String']['input']>;
  /** 备注，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 土质 */
  soilType: Scalars['String']['input'];
};

/** 一页领票 */
export type TicketCollectionPage = {
  /** 领票 */
  records: Array<TicketCollection>;
  /** 合计 */
  summary: TicketCollectionSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 领票排序 */
export type TicketCollectionSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: TicketCollectionSortField;
};

/** 领票排序字段 */
export type TicketCollectionSortField =
  /** 领票时间 */
  | 'COLLECTED_AT'
  /** 张数 */
  | 'QUANTITY';

/** 查询到的领票的合计，不含已作废 */
export type TicketCollectionSummary = {
  /** 领票张数 */
  quantity: Scalars['Int']['output'];
};

/** 要导出的领票 */
export type TicketCollectionsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<TicketCollectionFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<TicketCollectionSort>>;
};

/** 某渣土场、土质的公司票据库存 */
export type TicketCompanyStock = {
  /** 累计购票 */
  bought: Scalars['Int']['output'];
  /** 更正用票：累计用票中由更正流水而非运单记入的 */
  correctedUses: Scalars['Int']['output'];
  /** 核算时间：平均单价的；从未购入则为空 */
  costedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 过期未用金额（元），按购入价 */
  expiredAmount: Scalars['Money']['output'];
  /** 过期未用 */
  expiredQuantity: Scalars['Int']['output'];
  /** 渣土场编号 */
  garbageId: Scalars['ID']['output'];
  /** 渣土场 */
  garbageName: Scalars['String']['output'];
  /** 项目剩余 */
  inProjects: Scalars['Int']['output'];
  /** 库存状态：是否不足，即公司库存或合计为负 */
  isShort: Scalars['Boolean']['output'];
  /** 最近到期，yyyy-MM-dd，先到期的先用 */
  nearestExpiry?: Maybe<Scalars['Date']['output']>;
  /** 平均单价（元），每张，最近一次核算；从未购入则为空 */
  price?: Maybe<Scalars['Money']['output']>;
  /** 公司库存：已购未领 */
  quantity: Scalars['Int']['output'];
  /** 累计退还渣土场 */
  refunded: Scalars['Int']['output'];
  /** 土质 */
  soilType: Scalars['String']['output'];
  /** 累计用票 */
  used: Scalars['Int']['output'];
  /** 库存金额（元）：张数×平均单价，为负按0 */
  worth?: Maybe<Scalars['Money']['output']>;
};

/** 公司票据库存查询条件 */
export type TicketCompanyStockFilter = {
  /** 渣土场编号，最多 1000 个；空列表不查到任何记录 */
  garbageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 库存不足 */
  short?: InputMaybe<Scalars['Boolean']['input']>;
  /** 土质，最多 1000 个；空列表不查到任何记录 */
  soilTypes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** 一页公司票据库存，按渣土场、土质排列 */
export type TicketCompanyStockPage = {
  /** 各行 */
  records: Array<TicketCompanyStock>;
  /** 合计 */
  summary: TicketCompanyStockSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 查询到的公司票据库存的合计 */
export type TicketCompanyStockSummary = {
  /** 过期未用金额（元） */
  expiredAmount: Scalars['Money']['output'];
  /** 过期未用 */
  expiredQuantity: Scalars['Int']['output'];
  /** 项目剩余 */
  inProjects: Scalars['Int']['output'];
  /** 公司库存 */
  quantity: Scalars['Int']['output'];
  /** 库存金额（元） */
  worth: Scalars['Money']['output'];
};

/** 要导出的公司票据库存 */
export type TicketCompanyStocksExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<TicketCompanyStockFilter>;
};

/** 更正：记一笔有原因的领票、用票或退票，不受库存限制 */
export type TicketCorrectionInput = {
  /** 司机编号 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场编号 */
  garbageId: Scalars['ID']['input'];
  /** 发生时间 */
  happenedAt: Scalars['DateTime']['input'];
  /** 类型：领票、用票或退票 */
  kind: TicketEntryKind;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['input'];
  /** 张数，可为负，不超过±1000000 */
  quantity: Scalars['Int']['input'];
  /** 更正或冲回的原因，最多 200 个字符 */
  reason: Scalars['String']['input'];
  /** 土质 */
  soilType: Scalars['String']['input'];
};

/** 票据成本走势的一点：一个票日或一个月，全部项目合计 */
export type TicketCostPoint = {
  /** 票日，yyyy-MM-dd；按月统计时为月份，yyyy-MM */
  period: Scalars['String']['output'];
  /** 累计用票成本（元）：所查范围内至本期 */
  totalCost: Scalars['Money']['output'];
  /** 尚无单价、未计入成本的用票张数 */
  unpricedTickets: Scalars['Int']['output'];
  /** 用票成本（元）；所用的票都尚无单价时为空 */
  useCost?: Maybe<Scalars['Money']['output']>;
};

/** 票据成本走势：所查范围内有用票的各票日或各月 */
export type TicketCostTrend = {
  /** 各点，按日期升序；没有用票的票日或月份不在其中 */
  points: Array<TicketCostPoint>;
  /** 尚无单价、未计入成本的用票张数，各点合计 */
  unpricedTickets: Scalars['Int']['output'];
};

/** 要导出的按日用票 */
export type TicketDayStatsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<TicketStatFilter>;
};

/** 双方不一致之处 */
export type TicketDifference =
  /** 我方票号重复 */
  | 'DOUBLE_OURS'
  /** 渣土场票号重复 */
  | 'DOUBLE_SITE'
  /** 车牌不同 */
  | 'PLATE'
  /** 土质不同 */
  | 'SOIL'
  /** 票号不同 */
  | 'TICKET_NO'
  /** 时间超出允许误差 */
  | 'TIME';

/** 司机手中某项目、渣土场、土质的票 */
export type TicketDriverStock = {
  /** 领票 */
  collected: Scalars['Int']['output'];
  /** 更正用票：用票中由更正流水而非运单记入的 */
  correctedUses: Scalars['Int']['output'];
  /** 司机 */
  driver?: Maybe<Driver>;
  /** 司机编号 */
  driverId: Scalars['ID']['output'];
  /** 司机 */
  driverName: Scalars['String']['output'];
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 渣土场编号；空为运单没有选定渣土场 */
  garbageId?: Maybe<Scalars['ID']['output']>;
  /** 渣土场 */
  garbageName?: Maybe<Scalars['String']['output']>;
  /** 库存状态：是否不足，即剩余为负 */
  isShort: Scalars['Boolean']['output'];
  /** 最近用票时间：最近一次用票运单的出场时间 */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 退票 */
  refunded: Scalars['Int']['output'];
  /** 剩余：领票-用票+用项目票-退票；退票或冲回多于领票的为负 */
  remaining: Scalars['Int']['output'];
  /** 土质 */
  soilType: Scalars['String']['output'];
  /** 用票：运单与更正 */
  used: Scalars['Int']['output'];
  /** 用项目票：用票中超出本人领票的，用的是项目保管的票 */
  usedOfProject: Scalars['Int']['output'];
};

/** 司机票查询条件 */
export type TicketDriverStockFilter = {
  /** 司机编号 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场，模糊 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目，模糊 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
};

/** 一页司机的票，按司机、项目、渣土场、土质排列 */
export type TicketDriverStockPage = {
  /** 司机的票 */
  records: Array<TicketDriverStock>;
  /** 合计 */
  summary: TicketDriverStockSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 查询到的司机票的合计 */
export type TicketDriverStockSummary = {
  /** 领票 */
  collected: Scalars['Int']['output'];
  /** 退票 */
  refunded: Scalars['Int']['output'];
  /** 剩余：领票-用票+用项目票-退票；退票或冲回多于领票的为负 */
  remaining: Scalars['Int']['output'];
  /** 用票：运单与更正 */
  used: Scalars['Int']['output'];
  /** 用项目票：用票中超出本人领票的，用的是项目保管的票 */
  usedOfProject: Scalars['Int']['output'];
};

/** 要导出的司机持票 */
export type TicketDriverStocksExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<TicketDriverStockFilter>;
};

/** 要导出的票据流水 */
export type TicketEntriesExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<TicketEntryFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<TicketEntrySort>>;
};

/** 一笔票据流水，只增不改 */
export type TicketEntry = {
  /** 结存：这一笔之后的剩余，按发生时间累计。查询条件指明项目、渣土场和土质时为该项目的剩余（同一时刻及之前的运单用票已减去），只指明渣土场和土质时为公司库存，否则为空 */
  balance?: Maybe<Scalars['Int']['output']>;
  /** 领票 */
  collection?: Maybe<TicketCollection>;
  /** 领票编号；不由它而来则为空 */
  collectionId?: Maybe<Scalars['ID']['output']>;
  /** 登记人 */
  createBy: Scalars['String']['output'];
  /** 登记时间 */
  createTime: Scalars['DateTime']['output'];
  /** 单号：购票、领票或退票单；更正为空 */
  documentNo?: Maybe<Scalars['String']['output']>;
  /** 司机 */
  driver?: Maybe<Driver>;
  /** 司机编号 */
  driverId?: Maybe<Scalars['ID']['output']>;
  /** 司机 */
  driverName?: Maybe<Scalars['String']['output']>;
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 渣土场编号 */
  garbageId: Scalars['ID']['output'];
  /** 渣土场 */
  garbageName: Scalars['String']['output'];
  /** 发生时间 */
  happenedAt: Scalars['DateTime']['output'];
  /** 流水编号 */
  id: Scalars['ID']['output'];
  /** 类型 */
  kind: TicketEntryKind;
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号；购票为空 */
  projectInfoId?: Maybe<Scalars['ID']['output']>;
  /** 项目 */
  projectName?: Maybe<Scalars['String']['output']>;
  /** 购票 */
  purchase?: Maybe<TicketPurchase>;
  /** 购票编号；不由它而来则为空 */
  purchaseId?: Maybe<Scalars['ID']['output']>;
  /** 张数；负数为冲回 */
  quantity: Scalars['Int']['output'];
  /** 更正或冲回的原因 */
  reason?: Maybe<Scalars['String']['output']>;
  /** 退票 */
  refund?: Maybe<TicketRefund>;
  /** 退票编号；不由它而来则为空 */
  refundId?: Maybe<Scalars['ID']['output']>;
  /** 土质 */
  soilType: Scalars['String']['output'];
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type TicketEntryEqual = {
  /** 领票编号；不由它而来则为空 */
  collectionId?: InputMaybe<Scalars['ID']['input']>;
  /** 登记人 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 登记时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 单号：购票、领票或退票单；更正为空 */
  documentNo?: InputMaybe<Scalars['String']['input']>;
  /** 司机编号 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 司机 */
  driverName?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 发生时间 */
  happenedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 流水编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 类型 */
  kind?: InputMaybe<TicketEntryKind>;
  /** 项目编号；购票为空 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 购票编号；不由它而来则为空 */
  purchaseId?: InputMaybe<Scalars['ID']['input']>;
  /** 张数；负数为冲回 */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** 更正或冲回的原因 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 退票编号；不由它而来则为空 */
  refundId?: InputMaybe<Scalars['ID']['input']>;
  /** 土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
};

/** 票据流水查询条件 */
export type TicketEntryFilter = {
  /** 领票编号 */
  collectionId?: InputMaybe<Scalars['ID']['input']>;
  /** 登记时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 司机编号 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 司机，模糊 */
  driverName?: InputMaybe<Scalars['String']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<TicketEntryEqual>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场，模糊 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 发生时间 */
  happenedAt?: InputMaybe<DateTimeRange>;
  /** 类型；空列表不查到任何记录 */
  kind?: InputMaybe<Array<TicketEntryKind>>;
  /** 是否增减公司库存；退还渣土场的与更正的退票、用票不增减 */
  movesCompanyStock?: InputMaybe<Scalars['Boolean']['input']>;
  /** 项目成本里一个分期的票据调整 */
  phase?: InputMaybe<PhaseTicketsInput>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目，模糊 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 购票编号 */
  purchaseId?: InputMaybe<Scalars['ID']['input']>;
  /** 退票编号 */
  refundId?: InputMaybe<Scalars['ID']['input']>;
  /** 土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
};

/** 票据流水的类型 */
export type TicketEntryKind =
  /** 领票 */
  | 'COLLECT'
  /** 购票 */
  | 'PURCHASE'
  /** 退票 */
  | 'REFUND'
  /** 用票 */
  | 'USE';

/** 一页票据流水 */
export type TicketEntryPage = {
  /** 流水 */
  records: Array<TicketEntry>;
  /** 合计 */
  summary: TicketEntrySummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 票据流水排序 */
export type TicketEntrySort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: TicketEntrySortField;
};

/** 票据流水排序字段 */
export type TicketEntrySortField =
  /** 发生时间 */
  | 'HAPPENED_AT'
  /** 张数 */
  | 'QUANTITY';

/** 查询到的流水按类型的合计；运单用票不在流水中 */
export type TicketEntrySummary = {
  /** 领票 */
  collected: Scalars['Int']['output'];
  /** 期初剩余（月末转月初）；仅在查询条件为一个项目、渣土场和土质（可另加类型），且发生时间以某日06:00为界时给出，按全部类型计，否则为空 */
  early?: Maybe<Scalars['Int']['output']>;
  /** 期末剩余；仅在查询条件为一个项目、渣土场和土质（可另加类型），且发生时间以某日06:00为界时给出，按全部类型计，否则为空 */
  left?: Maybe<Scalars['Int']['output']>;
  /** 票据调整（元），与项目成本同一口径；没有按分期查询的为空 */
  phaseCost?: Maybe<Scalars['Money']['output']>;
  /** 购票 */
  purchased: Scalars['Int']['output'];
  /** 退票 */
  refunded: Scalars['Int']['output'];
  /** 期间运单用票；仅在查询条件为一个项目、渣土场和土质（可另加类型），且发生时间以某日06:00为界时给出，按全部类型计，否则为空 */
  trips?: Maybe<Scalars['Int']['output']>;
  /** 更正的用票 */
  used: Scalars['Int']['output'];
};

/** 登记票据时可选的内容 */
export type TicketForm = {
  /** 司机 */
  drivers: Array<Driver>;
  /** 渣土场 */
  dumpSites: Array<DumpSite>;
  /** 项目 */
  projects: Array<Project>;
  /** 渣土场对账表模板 .xlsx 的地址：用同一令牌 GET */
  reconciliationTemplateUrl: Scalars['String']['output'];
  /** 公司的土质 */
  soilTypes: Array<Scalars['String']['output']>;
  /** 公司库存，没有的不列 */
  stocks: Array<TicketFormStock>;
  /** 最近的供票单位，最近的在前 */
  suppliers: Array<Scalars['String']['output']>;
};

/** 公司库存：还没有领到项目的票 */
export type TicketFormStock = {
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 渣土场编号 */
  garbageId: Scalars['ID']['output'];
  /** 张数；负数为库存不足 */
  quantity: Scalars['Int']['output'];
  /** 土质 */
  soilType: Scalars['String']['output'];
};

/** 合计的数量 */
export type TicketMeasure =
  /** 领票 */
  | 'COLLECTED'
  /** 笔数 */
  | 'MOVES'
  /** 退票 */
  | 'REFUNDED'
  /** 用票 */
  | 'USED';

/** 票据月成本：月初结存与当月购入的加权平均价 */
export type TicketMonthCost = {
  /** 购入金额（元） */
  boughtAmount: Scalars['Money']['output'];
  /** 购入张数 */
  boughtQuantity: Scalars['Int']['output'];
  /** 月末金额（元）；张数不为正时为0 */
  closingAmount: Scalars['Money']['output'];
  /** 月末张数，可为负 */
  closingQuantity: Scalars['Int']['output'];
  /** 核算时间 */
  costedAt: Scalars['DateTime']['output'];
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 渣土场编号 */
  garbageId: Scalars['ID']['output'];
  /** 渣土场 */
  garbageName: Scalars['String']['output'];
  /** 月份，yyyy-MM，自首日06:00起 */
  month: Scalars['String']['output'];
  /** 月初金额（元） */
  openingAmount: Scalars['Money']['output'];
  /** 月初张数 */
  openingQuantity: Scalars['Int']['output'];
  /** 平均单价（元），每张，四位小数；从未购入则为空 */
  price?: Maybe<Scalars['Money']['output']>;
  /** 退还金额（元），渣土场退回的钱 */
  refundedAmount: Scalars['Money']['output'];
  /** 退还张数，退还渣土场 */
  refundedQuantity: Scalars['Int']['output'];
  /** 土质 */
  soilType: Scalars['String']['output'];
  /** 使用张数 */
  usedQuantity: Scalars['Int']['output'];
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type TicketMonthCostEqual = {
  /** 购入金额（元） */
  boughtAmount?: InputMaybe<Scalars['Money']['input']>;
  /** 购入张数 */
  boughtQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** 月末金额（元）；张数不为正时为0 */
  closingAmount?: InputMaybe<Scalars['Money']['input']>;
  /** 月末张数，可为负 */
  closingQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** 核算时间 */
  costedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 月份，yyyy-MM，自首日06:00起 */
  month?: InputMaybe<Scalars['String']['input']>;
  /** 月初金额（元） */
  openingAmount?: InputMaybe<Scalars['Money']['input']>;
  /** 月初张数 */
  openingQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** 平均单价（元），每张，四位小数；从未购入则为空 */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** 退还金额（元），渣土场退回的钱 */
  refundedAmount?: InputMaybe<Scalars['Money']['input']>;
  /** 退还张数，退还渣土场 */
  refundedQuantity?: InputMaybe<Scalars['Int']['input']>;
  /** 土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 使用张数 */
  usedQuantity?: InputMaybe<Scalars['Int']['input']>;
};

/** 票据月成本查询条件 */
export type TicketMonthCostFilter = {
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<TicketMonthCostEqual>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场，模糊 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 开始月份，yyyy-MM，含 */
  monthFrom?: InputMaybe<Scalars['String']['input']>;
  /** 结束月份，yyyy-MM，含 */
  monthTo?: InputMaybe<Scalars['String']['input']>;
  /** 土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
};

/** 一页票据月成本，月份近的在前 */
export type TicketMonthCostPage = {
  /** 各月 */
  records: Array<TicketMonthCost>;
  /** 合计 */
  summary: TicketMonthCostSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 查询到的月份的合计 */
export type TicketMonthCostSummary = {
  /** 购入金额（元） */
  boughtAmount: Scalars['Money']['output'];
  /** 退还金额（元） */
  refundedAmount: Scalars['Money']['output'];
};

/** 要导出的票据成本 */
export type TicketMonthCostsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<TicketMonthCostFilter>;
};

/** 要导出的按月用票 */
export type TicketMonthStatsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<TicketStatFilter>;
};

/** 统计周期；票日自06:00起 */
export type TicketPeriod =
  /** 按日 */
  | 'DAY'
  /** 按月 */
  | 'MONTH';

/** 票据统计可选的项目或渣土场 */
export type TicketPlace = {
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 名称 */
  name: Scalars['String']['output'];
};

/** 票据统计可选的项目、渣土场与土质，含已停用的 */
export type TicketPlaces = {
  /** 渣土场 */
  dumpSites: Array<TicketPlace>;
  /** 项目 */
  projects: Array<TicketPlace>;
  /** 土质 */
  soilTypes: Array<Scalars['String']['output']>;
};

/** 一次购票 */
export type TicketPurchase = Node & {
  /** 当前用户可做的操作 */
  allowedActions: Array<TicketPurchaseAction>;
  /** 金额（元） */
  amount: Scalars['Money']['output'];
  /** 购票时间 */
  boughtAt: Scalars['DateTime']['output'];
  /** 登记人 */
  createBy: Scalars['String']['output'];
  /** 登记时间 */
  createTime: Scalars['DateTime']['output'];
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 有效期至，yyyy-MM-dd；空为长期有效 */
  expiresOn?: Maybe<Scalars['Date']['output']>;
  /** 渣土场编号 */
  garbageId: Scalars['ID']['output'];
  /** 渣土场 */
  garbageName: Scalars['String']['output'];
  /** 购票编号 */
  id: Scalars['ID']['output'];
  /** 发票号码 */
  invoiceNo?: Maybe<Scalars['String']['output']>;
  /** 照片，逗号分隔 */
  picture?: Maybe<Scalars['String']['output']>;
  /** 单价（元），每张 */
  price: Scalars['Money']['output'];
  /** 购票单号 */
  purchaseNo: Scalars['String']['output'];
  /** 张数 */
  quantity: Scalars['Int']['output'];
  /** 不能做的操作及原因 */
  refusedActions: Array<RefusedAction>;
  /** 备注 */
  remark?: Maybe<Scalars['String']['output']>;
  /** 土质 */
  soilType: Scalars['String']['output'];
  /** 状态 */
  status: TicketBookingStatus;
  /** 供票单位 */
  supplier: Scalars['String']['output'];
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 作废人 */
  voidName?: Maybe<Scalars['String']['output']>;
  /** 作废原因 */
  voidReason?: Maybe<Scalars['String']['output']>;
  /** 作废时间 */
  voidedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** 可对记录做的操作 */
export type TicketPurchaseAction =
  /** 修改 */
  | 'edit'
  /** 作废 */
  | 'void';

/** 可修改的购票内容；张数和单价有误时作废后重新登记 */
export type TicketPurchaseChange = {
  /** 有效期至，yyyy-MM-dd；空为长期有效 */
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  /** 购票编号 */
  id: Scalars['ID']['input'];
  /** 发票号码，最多 30 个字符 */
  invoiceNo?: InputMaybe<Scalars['String']['input']>;
  /** 照片，最多 2000 个字符 */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** 备注，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 供票单位，最多 50 个字符 */
  supplier: Scalars['String']['input'];
  /** 所读的版本 */
  version: Scalars['Int']['input'];
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type TicketPurchaseEqual = {
  /** 金额（元） */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** 购票时间 */
  boughtAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 登记人 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 登记时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 有效期至，yyyy-MM-dd；空为长期有效 */
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 购票编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 发票号码 */
  invoiceNo?: InputMaybe<Scalars['String']['input']>;
  /** 照片，逗号分隔 */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** 单价（元），每张 */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** 购票单号 */
  purchaseNo?: InputMaybe<Scalars['String']['input']>;
  /** 张数 */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** 备注 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 状态 */
  status?: InputMaybe<TicketBookingStatus>;
  /** 供票单位 */
  supplier?: InputMaybe<Scalars['String']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** 作废人 */
  voidName?: InputMaybe<Scalars['String']['input']>;
  /** 作废原因 */
  voidReason?: InputMaybe<Scalars['String']['input']>;
  /** 作废时间 */
  voidedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** 购票查询条件 */
export type TicketPurchaseFilter = {
  /** 购票时间 */
  boughtAt?: InputMaybe<DateTimeRange>;
  /** 登记时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<TicketPurchaseEqual>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场，模糊 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 发票号码，模糊 */
  invoiceNo?: InputMaybe<Scalars['String']['input']>;
  /** 购票单号，模糊 */
  purchaseNo?: InputMaybe<Scalars['String']['input']>;
  /** 土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 状态；空列表不查到任何记录 */
  status?: InputMaybe<Array<TicketBookingStatus>>;
  /** 供票单位，模糊 */
  supplier?: InputMaybe<Scalars['String']['input']>;
};

/** 购票 */
export type TicketPurchaseInput = {
  /** 购票时间 */
  boughtAt: Scalars['DateTime']['input'];
  /** 有效期至，yyyy-MM-dd；空为长期有效 */
  expiresOn?: InputMaybe<Scalars['Date']['input']>;
  /** 渣土场编号 */
  garbageId: Scalars['ID']['input'];
  /** 发票号码，最多 30 个字符 */
  invoiceNo?: InputMaybe<Scalars['String']['input']>;
  /** 照片，最多 2000 个字符，多张以逗号分隔 */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** 单价（元），每张 */
  price: Scalars['Money']['input'];
  /** 张数 */
  quantity: Scalars['Int']['input'];
  /** 备注，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 土质 */
  soilType: Scalars['String']['input'];
  /** 供票单位，最多 50 个字符 */
  supplier: Scalars['String']['input'];
};

/** 一页购票 */
export type TicketPurchasePage = {
  /** 购票 */
  records: Array<TicketPurchase>;
  /** 合计 */
  summary: TicketPurchaseSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 购票排序 */
export type TicketPurchaseSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: TicketPurchaseSortField;
};

/** 购票排序字段 */
export type TicketPurchaseSortField =
  /** 金额 */
  | 'AMOUNT'
  /** 购票时间 */
  | 'BOUGHT_AT'
  /** 有效期至 */
  | 'EXPIRES_ON'
  /** 单价 */
  | 'PRICE'
  /** 张数 */
  | 'QUANTITY';

/** 查询到的购票的合计，不含已作废 */
export type TicketPurchaseSummary = {
  /** 购票金额（元） */
  amount: Scalars['Money']['output'];
  /** 购票张数 */
  quantity: Scalars['Int']['output'];
};

/** 要导出的购票 */
export type TicketPurchasesExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<TicketPurchaseFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<TicketPurchaseSort>>;
};

/** 一次渣土场对账 */
export type TicketReconciliation = Node & {
  /** 当前用户可做的操作 */
  allowedActions: Array<TicketReconciliationAction>;
  /** 登记人 */
  createBy: Scalars['String']['output'];
  /** 登记时间 */
  createTime: Scalars['DateTime']['output'];
  /** 不一致行数 */
  differCount: Scalars['Int']['output'];
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 结束票日，yyyy-MM-dd */
  endDate: Scalars['Date']['output'];
  /** 渣土场清单 */
  fileName: Scalars['String']['output'];
  /** 渣土场编号 */
  garbageId: Scalars['ID']['output'];
  /** 渣土场 */
  garbageName: Scalars['String']['output'];
  /** 对账编号 */
  id: Scalars['ID']['output'];
  /** 核对时间 */
  matchedAt: Scalars['DateTime']['output'];
  /** 我方运单数 */
  ourCount: Scalars['Int']['output'];
  /** 仅我方行数 */
  oursOnlyCount: Scalars['Int']['output'];
  /** 对账单号 */
  reconcileNo: Scalars['String']['output'];
  /** 不能做的操作及原因 */
  refusedActions: Array<RefusedAction>;
  /** 一致行数 */
  sameCount: Scalars['Int']['output'];
  /** 结清人 */
  settleName?: Maybe<Scalars['String']['output']>;
  /** 结清时间 */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  /** 渣土场行数 */
  siteCount: Scalars['Int']['output'];
  /** 仅渣土场行数 */
  siteOnlyCount: Scalars['Int']['output'];
  /** 开始票日，yyyy-MM-dd */
  startDate: Scalars['Date']['output'];
  /** 对账单的地址：用同一令牌 GET，得到 .pdf */
  statementUrl: Scalars['String']['output'];
  /** 状态 */
  status: TicketReconciliationStatus;
  /** 时间允许误差，分钟 */
  toleranceMinutes: Scalars['Int']['output'];
  /** 未处理行数 */
  unresolvedCount: Scalars['Int']['output'];
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 作废人 */
  voidName?: Maybe<Scalars['String']['output']>;
  /** 作废原因 */
  voidReason?: Maybe<Scalars['String']['output']>;
  /** 作废时间 */
  voidedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** 可对记录做的操作 */
export type TicketReconciliationAction =
  /** 重新核对 */
  | 'rematch'
  /** 处理差异 */
  | 'resolve'
  /** 结清 */
  | 'settle'
  /** 作废 */
  | 'void';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type TicketReconciliationEqual = {
  /** 登记人 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 登记时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 不一致行数 */
  differCount?: InputMaybe<Scalars['Int']['input']>;
  /** 结束票日，yyyy-MM-dd */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** 渣土场清单 */
  fileName?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 对账编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 核对时间 */
  matchedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 我方运单数 */
  ourCount?: InputMaybe<Scalars['Int']['input']>;
  /** 仅我方行数 */
  oursOnlyCount?: InputMaybe<Scalars['Int']['input']>;
  /** 对账单号 */
  reconcileNo?: InputMaybe<Scalars['String']['input']>;
  /** 一致行数 */
  sameCount?: InputMaybe<Scalars['Int']['input']>;
  /** 结清人 */
  settleName?: InputMaybe<Scalars['String']['input']>;
  /** 结清时间 */
  settledAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 渣土场行数 */
  siteCount?: InputMaybe<Scalars['Int']['input']>;
  /** 仅渣土场行数 */
  siteOnlyCount?: InputMaybe<Scalars['Int']['input']>;
  /** 开始票日，yyyy-MM-dd */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** 状态 */
  status?: InputMaybe<TicketReconciliationStatus>;
  /** 时间允许误差，分钟 */
  toleranceMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** 未处理行数 */
  unresolvedCount?: InputMaybe<Scalars['Int']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** 作废人 */
  voidName?: InputMaybe<Scalars['String']['input']>;
  /** 作废原因 */
  voidReason?: InputMaybe<Scalars['String']['input']>;
  /** 作废时间 */
  voidedAt?: InputMaybe<Scalars['DateTime']['input']>;
};

/** 渣土场对账查询条件 */
export type TicketReconciliationFilter = {
  /** 登记时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<TicketReconciliationEqual>;
  /** 渣土场清单，模糊 */
  fileName?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场，模糊 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 对账单号，模糊 */
  reconcileNo?: InputMaybe<Scalars['String']['input']>;
  /** 状态；空列表不查到任何记录 */
  status?: InputMaybe<Array<TicketReconciliationStatus>>;
};

/** 要核对的渣土场清单 */
export type TicketReconciliationInput = {
  /** .xlsx 文件的内容，Base64（RFC 4648，不换行）；一次最多10,000行；文件不超过3MB。 */
  content: Scalars['String']['input'];
  /** 结束票日，yyyy-MM-dd，至次日06:00 */
  endDate: Scalars['Date']['input'];
  /** 渣土场清单，最多 200 个字符 */
  fileName: Scalars['String']['input'];
  /** 渣土场编号 */
  garbageId: Scalars['ID']['input'];
  /** 开始票日，yyyy-MM-dd，自当日06:00起 */
  startDate: Scalars['Date']['input'];
  /** 时间允许误差，0至240分钟 */
  toleranceMinutes?: Scalars['Int']['input'];
};

/** 一页渣土场对账 */
export type TicketReconciliationPage = {
  /** 渣土场对账 */
  records: Array<TicketReconciliation>;
  /** 符合条件的全部合计 */
  summary: TicketReconciliationSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 渣土场对账的一行：渣土场所写与核对时我方所记 */
export type TicketReconciliationRow = {
  /** 不一致之处 */
  differences: Array<TicketDifference>;
  /** 对账行编号 */
  id: Scalars['ID']['output'];
  /** 清单行号 */
  line?: Maybe<Scalars['Int']['output']>;
  /** 我方车牌 */
  ourPlate?: Maybe<Scalars['String']['output']>;
  /** 我方土质 */
  ourSoil?: Maybe<Scalars['String']['output']>;
  /** 我方票号 */
  ourTicketNo?: Maybe<Scalars['String']['output']>;
  /** 我方出场时间 */
  ourTime?: Maybe<Scalars['DateTime']['output']>;
  /** 处理原因 */
  reason?: Maybe<Scalars['String']['output']>;
  /** 所属对账 */
  reconciliation?: Maybe<TicketReconciliation>;
  /** 所属对账 */
  reconciliationId: Scalars['ID']['output'];
  /** 处理 */
  resolution?: Maybe<TicketResolution>;
  /** 处理人 */
  resolveName?: Maybe<Scalars['String']['output']>;
  /** 处理时间 */
  resolvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 渣土场车牌 */
  sitePlate?: Maybe<Scalars['String']['output']>;
  /** 数量，渣土场所写 */
  siteQuantity?: Maybe<Scalars['Quantity']['output']>;
  /** 渣土场土质 */
  siteSoil?: Maybe<Scalars['String']['output']>;
  /** 渣土场票号 */
  siteTicketNo?: Maybe<Scalars['String']['output']>;
  /** 渣土场时间 */
  siteTime?: Maybe<Scalars['DateTime']['output']>;
  /** 结果 */
  verdict: TicketVerdict;
  /** 我方运单，现在的内容；不可查看运单的人看不到 */
  waybill?: Maybe<Waybill>;
  /** 我方运单 */
  waybillId?: Maybe<Scalars['ID']['output']>;
  /** 我方运单号 */
  waybillNo?: Maybe<Scalars['String']['output']>;
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type TicketReconciliationRowEqual = {
  /** 对账行编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 清单行号 */
  line?: InputMaybe<Scalars['Int']['input']>;
  /** 我方车牌 */
  ourPlate?: InputMaybe<Scalars['String']['input']>;
  /** 我方土质 */
  ourSoil?: InputMaybe<Scalars['String']['input']>;
  /** 我方票号 */
  ourTicketNo?: InputMaybe<Scalars['String']['input']>;
  /** 我方出场时间 */
  ourTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 处理原因 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 所属对账 */
  reconciliationId?: InputMaybe<Scalars['ID']['input']>;
  /** 处理 */
  resolution?: InputMaybe<TicketResolution>;
  /** 处理人 */
  resolveName?: InputMaybe<Scalars['String']['input']>;
  /** 处理时间 */
  resolvedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 渣土场车牌 */
  sitePlate?: InputMaybe<Scalars['String']['input']>;
  /** 数量，渣土场所写 */
  siteQuantity?: InputMaybe<Scalars['Quantity']['input']>;
  /** 渣土场土质 */
  siteSoil?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场票号 */
  siteTicketNo?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场时间 */
  siteTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 结果 */
  verdict?: InputMaybe<TicketVerdict>;
  /** 我方运单 */
  waybillId?: InputMaybe<Scalars['ID']['input']>;
  /** 我方运单号 */
  waybillNo?: InputMaybe<Scalars['String']['input']>;
};

/** 渣土场对账明细查询条件 */
export type TicketReconciliationRowFilter = {
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<TicketReconciliationRowEqual>;
  /** 我方车牌，模糊 */
  ourPlate?: InputMaybe<Scalars['String']['input']>;
  /** 我方票号，模糊 */
  ourTicketNo?: InputMaybe<Scalars['String']['input']>;
  /** 所属对账 */
  reconciliationId?: InputMaybe<Scalars['ID']['input']>;
  /** 处理；空列表不查到任何记录 */
  resolution?: InputMaybe<Array<TicketResolution>>;
  /** 差异是否已处理；一致的行都不算 */
  resolved?: InputMaybe<Scalars['Boolean']['input']>;
  /** 渣土场车牌，模糊 */
  sitePlate?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场票号，模糊 */
  siteTicketNo?: InputMaybe<Scalars['String']['input']>;
  /** 结果；空列表不查到任何记录 */
  verdict?: InputMaybe<Array<TicketVerdict>>;
  /** 我方运单号，模糊 */
  waybillNo?: InputMaybe<Scalars['String']['input']>;
};

/** 一页渣土场对账明细 */
export type TicketReconciliationRowPage = {
  /** 对账行 */
  records: Array<TicketReconciliationRow>;
  /** 符合条件的全部合计 */
  summary: TicketReconciliationRowSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 渣土场对账明细排序 */
export type TicketReconciliationRowSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: TicketReconciliationRowSortField;
};

/** 渣土场对账明细排序字段 */
export type TicketReconciliationRowSortField =
  /** 清单行号 */
  | 'LINE'
  /** 我方出场时间 */
  | 'OUR_TIME'
  /** 渣土场时间 */
  | 'SITE_TIME';

/** 查询结果的合计 */
export type TicketReconciliationRowSummary = {
  /** 数量 */
  siteQuantity: Scalars['Quantity']['output'];
  /** 未处理行数 */
  unresolvedCount: Scalars['Int']['output'];
};

/** 要导出的渣土场对账明细 */
export type TicketReconciliationRowsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<TicketReconciliationRowFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<TicketReconciliationRowSort>>;
};

/** 渣土场对账排序 */
export type TicketReconciliationSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: TicketReconciliationSortField;
};

/** 渣土场对账排序字段 */
export type TicketReconciliationSortField =
  /** 登记时间 */
  | 'CREATE_TIME'
  /** 开始票日 */
  | 'START_DATE'
  /** 未处理行数 */
  | 'UNRESOLVED_COUNT';

/** 对账的状态 */
export type TicketReconciliationStatus =
  /** 对账中 */
  | 'OPEN'
  /** 已结清 */
  | 'SETTLED'
  /** 已作废 */
  | 'VOIDED';

/** 查询结果的合计 */
export type TicketReconciliationSummary = {
  /** 不一致行数 */
  differCount: Scalars['Int']['output'];
  /** 我方运单数 */
  ourCount: Scalars['Int']['output'];
  /** 仅我方行数 */
  oursOnlyCount: Scalars['Int']['output'];
  /** 一致行数 */
  sameCount: Scalars['Int']['output'];
  /** 渣土场行数 */
  siteCount: Scalars['Int']['output'];
  /** 仅渣土场行数 */
  siteOnlyCount: Scalars['Int']['output'];
  /** 未处理行数 */
  unresolvedCount: Scalars['Int']['output'];
};

/** 要导出的渣土场对账 */
export type TicketReconciliationsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<TicketReconciliationFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<TicketReconciliationSort>>;
};

/** 重新计算的结果 */
export type TicketRecount = {
  /** 核对的合计数 */
  checked: Scalars['Int']['output'];
  /** 重新计算成功 */
  message: Scalars['String']['output'];
  /** 改正的合计数 */
  repaired: Array<TicketRepair>;
  /** 无差异，或改正了多少处 */
  report: Scalars['String']['output'];
};

/** 一次退票申请；审核通过后入账 */
export type TicketRefund = Node & {
  /** 当前用户可做的操作 */
  allowedActions: Array<TicketRefundAction>;
  /** 退款金额（元） */
  amount?: Maybe<Scalars['Money']['output']>;
  /** 申请时间 */
  applyDatetime: Scalars['DateTime']['output'];
  /** 申请人 */
  applyName: Scalars['String']['output'];
  /** 审核时间 */
  auditDatetime?: Maybe<Scalars['DateTime']['output']>;
  /** 审核人 */
  auditName?: Maybe<Scalars['String']['output']>;
  /** 审核人是否申请人本人 */
  auditOwn: Scalars['Boolean']['output'];
  /** 司机 */
  driver?: Maybe<Driver>;
  /** 司机编号 */
  driverId?: Maybe<Scalars['ID']['output']>;
  /** 司机 */
  driverName?: Maybe<Scalars['String']['output']>;
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: Maybe<Scalars['Boolean']['output']>;
  /** 渣土场编号 */
  garbageId: Scalars['ID']['output'];
  /** 渣土场 */
  garbageName: Scalars['String']['output'];
  /** 去向 */
  goesTo: TicketRefundGoal;
  /** 退票编号 */
  id: Scalars['ID']['output'];
  /** 照片，逗号分隔 */
  picture?: Maybe<Scalars['String']['output']>;
  /** 退款单价（元），每张 */
  price?: Maybe<Scalars['Money']['output']>;
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 张数 */
  quantity: Scalars['Int']['output'];
  /** 驳回或撤回的原因 */
  reason?: Maybe<Scalars['String']['output']>;
  /** 退票单号 */
  refundNo: Scalars['String']['output'];
  /** 退票时间 */
  refundedAt: Scalars['DateTime']['output'];
  /** 不能做的操作及原因 */
  refusedActions: Array<RefusedAction>;
  /** 备注 */
  remark?: Maybe<Scalars['String']['output']>;
  /** 土质 */
  soilType: Scalars['String']['output'];
  /** 状态 */
  status: TicketRefundStatus;
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
};

/** 可对记录做的操作 */
export type TicketRefundAction =
  /** 审核通过 */
  | 'approve'
  /** 驳回 */
  | 'reject'
  /** 撤回 */
  | 'withdraw';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type TicketRefundEqual = {
  /** 退款金额（元） */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** 申请时间 */
  applyDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 申请人 */
  applyName?: InputMaybe<Scalars['String']['input']>;
  /** 审核时间 */
  auditDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 审核人 */
  auditName?: InputMaybe<Scalars['String']['input']>;
  /** 审核人是否申请人本人 */
  auditOwn?: InputMaybe<Scalars['Boolean']['input']>;
  /** 司机编号 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 司机 */
  driverName?: InputMaybe<Scalars['String']['input']>;
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: InputMaybe<Scalars['Boolean']['input']>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 去向 */
  goesTo?: InputMaybe<TicketRefundGoal>;
  /** 退票编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 照片，逗号分隔 */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** 退款单价（元），每张 */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 张数 */
  quantity?: InputMaybe<Scalars['Int']['input']>;
  /** 驳回或撤回的原因 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 退票单号 */
  refundNo?: InputMaybe<Scalars['String']['input']>;
  /** 退票时间 */
  refundedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 备注 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 状态 */
  status?: InputMaybe<TicketRefundStatus>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 退票查询条件 */
export type TicketRefundFilter = {
  /** 申请时间 */
  applyDatetime?: InputMaybe<DateTimeRange>;
  /** 申请人，模糊 */
  applyName?: InputMaybe<Scalars['String']['input']>;
  /** 司机编号 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 司机，模糊 */
  driverName?: InputMaybe<Scalars['String']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<TicketRefundEqual>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场，模糊 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 去向；空列表不查到任何记录 */
  goesTo?: InputMaybe<Array<TicketRefundGoal>>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目，模糊 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 退票单号，模糊 */
  refundNo?: InputMaybe<Scalars['String']['input']>;
  /** 退票时间 */
  refundedAt?: InputMaybe<DateTimeRange>;
  /** 土质 */
  soilType?: InputMaybe<Scalars['String']['input']>;
  /** 状态；空列表不查到任何记录 */
  status?: InputMaybe<Array<TicketRefundStatus>>;
};

/** 退票的去向 */
export type TicketRefundGoal =
  /** 退回公司库存 */
  | 'COMPANY'
  /** 退还渣土场 */
  | 'SUPPLIER';

/** 退票申请 */
export type TicketRefundInput = {
  /** 司机编号；由司机退回时填写 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场编号 */
  garbageId: Scalars['ID']['input'];
  /** 去向 */
  goesTo: TicketRefundGoal;
  /** 照片，最多 2000 个字符，多张以逗号分隔 */
  picture?: InputMaybe<Scalars['String']['input']>;
  /** 退款单价（元），每张；退还渣土场时必填，退回公司库存时不填 */
  price?: InputMaybe<Scalars['Money']['input']>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['input'];
  /** 张数 */
  quantity: Scalars['Int']['input'];
  /** 退票时间 */
  refundedAt: Scalars['DateTime']['input'];
  /** 备注，最多 200 个字符 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 土质 */
  soilType: Scalars['String']['input'];
};

/** 一页退票 */
export type TicketRefundPage = {
  /** 退票 */
  records: Array<TicketRefund>;
  /** 合计 */
  summary: TicketRefundSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 退票排序 */
export type TicketRefundSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: TicketRefundSortField;
};

/** 退票排序字段 */
export type TicketRefundSortField =
  /** 退款金额 */
  | 'AMOUNT'
  /** 申请时间 */
  | 'APPLY_DATETIME'
  /** 张数 */
  | 'QUANTITY'
  /** 退票时间 */
  | 'REFUNDED_AT';

/** 退票申请的状态 */
export type TicketRefundStatus =
  /** 已审核 */
  | 'APPROVED'
  /** 待审核 */
  | 'PENDING'
  /** 已驳回 */
  | 'REJECTED'
  /** 已撤回 */
  | 'WITHDRAWN';

/** 查询到的退票的合计 */
export type TicketRefundSummary = {
  /** 已审核的退款金额（元） */
  amount: Scalars['Money']['output'];
  /** 待审核的申请数 */
  pending: Scalars['Int']['output'];
  /** 已审核的退票张数 */
  quantity: Scalars['Int']['output'];
};

/** 要导出的退票 */
export type TicketRefundsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<TicketRefundFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<TicketRefundSort>>;
};

/** 重新计算时改正的一个合计数 */
export type TicketRepair = {
  /** 重新计算后 */
  after: Scalars['Int']['output'];
  /** 重新计算前 */
  before: Scalars['Int']['output'];
  /** 司机 */
  driver?: Maybe<Driver>;
  /** 司机编号 */
  driverId?: Maybe<Scalars['ID']['output']>;
  /** 数量 */
  measure: TicketMeasure;
  /** 分组 */
  part: TicketSumPart;
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName?: Maybe<Scalars['String']['output']>;
  /** 票日，yyyy-MM-dd；月和年为其首日 */
  since: Scalars['Date']['output'];
  /** 跨度 */
  span: TicketSpan;
};

/** 差异的处理 */
export type TicketResolution =
  /** 以渣土场为准 */
  | 'ACCEPT_SITE'
  /** 双方都有误 */
  | 'BOTH_WRONG'
  /** 以我方为准 */
  | 'KEEP_OURS';

/** 合计的跨度 */
export type TicketSpan =
  /** 日 */
  | 'DAY'
  /** 月 */
  | 'MONTH'
  /** 年 */
  | 'YEAR';

/** 票据统计的一行：某项目、渣土场、土质在一个票日或一个月的票 */
export type TicketStat = {
  /** 领票 */
  collectTickets: Scalars['Int']['output'];
  /** 公司；不在该公司的人看不到 */
  company?: Maybe<Company>;
  /** 公司编号 */
  companyAuthId: Scalars['ID']['output'];
  /** 更正领票：领票中由更正流水而非领票单记入的 */
  correctedCollects?: Maybe<Scalars['Int']['output']>;
  /** 更正退票：退票中由更正流水而非退票单记入的 */
  correctedRefunds?: Maybe<Scalars['Int']['output']>;
  /** 更正用票：用票中由更正流水而非运单记入的 */
  correctedUses?: Maybe<Scalars['Int']['output']>;
  /** 票日，yyyy-MM-dd，自06:00起；按日统计时才有 */
  dayDetailDate?: Maybe<Scalars['Date']['output']>;
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 期初剩余 */
  earlyRemainingTickets: Scalars['Int']['output'];
  /** 渣土场编号；合计行为空 */
  garbageId?: Maybe<Scalars['ID']['output']>;
  /** 渣土场；合计行为空 */
  garbageName?: Maybe<Scalars['String']['output']>;
  /** 渣土场类型，字典 garbage_type 的值 */
  garbageType?: Maybe<Scalars['String']['output']>;
  /** 期末剩余：期初剩余+领票-用票-退票 */
  inRemainingTickets: Scalars['Int']['output'];
  /** 是否项目小计行 */
  isProjectTotalRow: Scalars['Boolean']['output'];
  /** 库存不足：期末剩余为负 */
  isShort: Scalars['Boolean']['output'];
  /** 是否合计行 */
  isTotalRow: Scalars['Boolean']['output'];
  /** 月份，yyyy-MM，自首日06:00起；按月统计时才有 */
  monthDetailDate?: Maybe<Scalars['String']['output']>;
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号；合计行为空 */
  projectInfoId?: Maybe<Scalars['ID']['output']>;
  /** 项目；合计行为空 */
  projectName?: Maybe<Scalars['String']['output']>;
  /** 退票 */
  refundTickets: Scalars['Int']['output'];
  /** 土质；合计行为空 */
  soilType?: Maybe<Scalars['String']['output']>;
  /** 用票 */
  useTickets: Scalars['Int']['output'];
};

/** 票据统计查询条件 */
export type TicketStatFilter = {
  /** 结束日期，yyyy-MM-dd，含 */
  endDate?: InputMaybe<Scalars['Date']['input']>;
  /** 渣土场编号，最多 1000 个；空列表不查到任何记录 */
  garbageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 渣土场，模糊 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场类型，字典 garbage_type 的值 */
  garbageType?: InputMaybe<Scalars['String']['input']>;
  /** 项目编号，最多 1000 个；空列表不查到任何记录 */
  projectInfoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 项目，模糊 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 土质，最多 1000 个；空列表不查到任何记录 */
  soilTypes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 开始日期，yyyy-MM-dd，含 */
  startDate?: InputMaybe<Scalars['Date']['input']>;
};

/** 一页票据统计，按项目、日期、渣土场、土质排列 */
export type TicketStatPage = {
  /** 各行，不含小计与合计 */
  records: Array<TicketStat>;
  /** 小计与合计 */
  summary: TicketStatSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 票据统计排序 */
export type TicketStatSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: TicketStatSortField;
};

/** 票据统计排序字段 */
export type TicketStatSortField =
  /** 日期；项目内 */
  | 'DATE';

/** 票据统计的合计：流水为各行之和，期初取首期，期末取末期 */
export type TicketStatSummary = {
  /** 本页各项目的小计 */
  projects: Array<TicketStat>;
  /** 合计 */
  total: TicketStat;
};

/** 某项目、渣土场、土质的票据库存 */
export type TicketStock = {
  /** 核算时间：平均单价的；从未购入则为空 */
  costedAt?: Maybe<Scalars['DateTime']['output']>;
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 渣土场编号；运单未填则为空 */
  garbageId?: Maybe<Scalars['ID']['output']>;
  /** 渣土场 */
  garbageName: Scalars['String']['output'];
  /** 库存状态：是否不足，即张数为负 */
  isShort: Scalars['Boolean']['output'];
  /** 日用票高值：出土日用票的上四分位 */
  paceHigh?: Maybe<Scalars['Int']['output']>;
  /** 日用票低值：出土日用票的下四分位 */
  paceLow?: Maybe<Scalars['Int']['output']>;
  /** 日用票中值 */
  paceMedian?: Maybe<Scalars['Int']['output']>;
  /** 平均单价（元），每张，最近一次核算；从未购入则为空 */
  price?: Maybe<Scalars['Money']['output']>;
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 剩余 */
  remaining: Scalars['Int']['output'];
  /** 最早用完，yyyy-MM-dd，按高值；不用票则为空 */
  runsOutFrom?: Maybe<Scalars['Date']['output']>;
  /** 预计用完，yyyy-MM-dd，按中值 */
  runsOutLikely?: Maybe<Scalars['Date']['output']>;
  /** 最晚用完，yyyy-MM-dd，按低值 */
  runsOutTo?: Maybe<Scalars['Date']['output']>;
  /** 土质 */
  soilType: Scalars['String']['output'];
  /** 今日用票 */
  usedToday: Scalars['Int']['output'];
  /** 出土天数：近60天内该项目用票的最近14个票日，不含今日 */
  workingDays: Scalars['Int']['output'];
  /** 库存金额（元）：张数×平均单价，为负按0 */
  worth?: Maybe<Scalars['Money']['output']>;
};

/** 票据库存查询条件 */
export type TicketStockFilter = {
  /** 渣土场编号，最多 1000 个；空列表不查到任何记录 */
  garbageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 项目编号，最多 1000 个；空列表不查到任何记录 */
  projectInfoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 即将用完：预计 7 天内 */
  runningOut?: InputMaybe<Scalars['Boolean']['input']>;
  /** 库存不足 */
  short?: InputMaybe<Scalars['Boolean']['input']>;
  /** 土质，最多 1000 个；空列表不查到任何记录 */
  soilTypes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** 一页票据库存 */
export type TicketStockPage = {
  /** 各行 */
  records: Array<TicketStock>;
  /** 合计 */
  summary: TicketStockSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 票据库存排序 */
export type TicketStockSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: TicketStockSortField;
};

/** 票据库存排序字段；相同的按项目、渣土场、土质 */
export type TicketStockSortField =
  /** 项目、渣土场、土质 */
  | 'PLACE'
  /** 剩余 */
  | 'REMAINING'
  /** 紧急程度：库存不足的在前，缺得多的更前；其后按预计用完日期，预计相同的按最早用完日期；不会用完的在后 */
  | 'URGENCY';

/** 查询到的票据库存的合计 */
export type TicketStockSummary = {
  /** 剩余 */
  remaining: Scalars['Int']['output'];
  /** 库存不足的行数 */
  shortCount: Scalars['Int']['output'];
  /** 今日用票 */
  usedToday: Scalars['Int']['output'];
  /** 库存金额（元） */
  worth: Scalars['Money']['output'];
};

/** 要导出的票据库存 */
export type TicketStocksExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<TicketStockFilter>;
};

/** 合计的分组 */
export type TicketSumPart =
  /** 司机 */
  | 'DRIVER'
  /** 项目 */
  | 'PROJECT'
  /** 项目、渣土场、土质 */
  | 'STOCK';

/** 票据走势：所查范围内有票据往来的各票日或各月 */
export type TicketTrend = {
  /** 期初剩余 */
  earlyRemainingTickets: Scalars['Int']['output'];
  /** 各点，按日期升序；没有往来的票日或月份不在其中 */
  points: Array<TicketTrendPoint>;
};

/** 票据走势的一点：一个票日或一个月，全部项目合计 */
export type TicketTrendPoint = {
  /** 领票 */
  collectTickets: Scalars['Int']['output'];
  /** 期末剩余 */
  inRemainingTickets: Scalars['Int']['output'];
  /** 票日，yyyy-MM-dd；按月统计时为月份，yyyy-MM */
  period: Scalars['String']['output'];
  /** 退票 */
  refundTickets: Scalars['Int']['output'];
  /** 用票 */
  useTickets: Scalars['Int']['output'];
};

/** 对账的结果 */
export type TicketVerdict =
  /** 不一致 */
  | 'DIFFER'
  /** 仅我方有 */
  | 'OURS_ONLY'
  /** 一致 */
  | 'SAME'
  /** 仅渣土场有 */
  | 'SITE_ONLY';

/** 时间线上的一项：何时、何人、何事，关于哪条记录 */
export type TimelineEntry = {
  /** 时间 */
  at: Scalars['DateTime']['output'];
  /** 经办人；没有记录的为空 */
  by?: Maybe<Scalars['String']['output']>;
  /** 事项 */
  kind: TimelineKind;
  /** 内容：事项的名称，资料另有种类 */
  label: Scalars['String']['output'];
  /** 时间线上的一项所关于的记录 */
  target: TimelineTarget;
};

/** 时间线上的事项 */
export type TimelineKind =
  /** 激活 */
  | 'CARD_ACTIVATED'
  /** 认领发票 */
  | 'CLAIMED'
  /** 交卡 */
  | 'HANDED_IN'
  /** 登记发票 */
  | 'INVOICED'
  /** 已付款 */
  | 'PAID'
  /** 上传资料 */
  | 'PAPER_ADDED'
  /** 付款审核通过 */
  | 'PAYMENT_APPROVED'
  /** 新增付款单 */
  | 'PAYMENT_MADE'
  /** 提交审核 */
  | 'PAYMENT_SUBMITTED'
  /** 打印 */
  | 'PRINTED'
  /** 已退款 */
  | 'RETURNED'
  /** 已冲销 */
  | 'REVERSED'
  /** 生成结算单 */
  | 'SETTLED'
  /** 已审核 */
  | 'SETTLEMENT_APPROVED'
  /** 已驳回 */
  | 'SETTLEMENT_REJECTED'
  /** 出场 */
  | 'TRIP';

/** 时间线的一页，先发生的在前 */
export type TimelinePage = {
  /** 本页的内容 */
  records: Array<TimelineEntry>;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 时间线上的一项所关于的记录 */
export type TimelineTarget = {
  /** 记录编号 */
  id: Scalars['ID']['output'];
  /** 单号、卡号或发票号码 */
  no: Scalars['String']['output'];
  /** 记录的类型 */
  type: NodeType;
};

/** 确认卸土时场方所记的 */
export type TippingInput = {
  /** 场方过磅，与运单同单位；不填为没有过磅 */
  siteWeight?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 登录凭证 */
export type TokenBundle = {
  /** 访问令牌，12 小时有效 */
  accessToken: Scalars['String']['output'];
  /** 当前公司 */
  companyAuthId?: Maybe<Scalars['ID']['output']>;
  /** 访问令牌的有效秒数 */
  expiresIn: Scalars['Int']['output'];
  /** 机构编号 */
  organId?: Maybe<Scalars['ID']['output']>;
  /** 刷新令牌，30 天有效，每次刷新后更换 */
  refreshToken: Scalars['String']['output'];
  /** 权限范围 */
  scope: Scalars['String']['output'];
  /** 令牌类型，总是 bearer */
  tokenType: Scalars['String']['output'];
  /** 随 AuthorizationMD5 请求头发送 */
  userHash: Scalars['String']['output'];
  /** 用户编号 */
  userId: Scalars['ID']['output'];
  /** 姓名 */
  username: Scalars['String']['output'];
};

/** 运输模式 */
export type TpMode =
  /** 资源回填 */
  | 'BACKFILL'
  /** 货运 */
  | 'FREIGHT'
  /** 内转 */
  | 'INTERNAL'
  /** 放飞 */
  | 'RELEASE';

/** 轨迹的异常 */
export type TrackFlag =
  /** 时间过长或定位点过多，只显示前一部分 */
  | 'CUT_OFF'
  /** 有超过10分钟没有定位且车辆移动了的时段 */
  | 'GAPS'
  /** 有异常定位点 */
  | 'IMPOSSIBLE_POINTS'
  /** 已卸车，但轨迹没有到达渣土场1公里以内 */
  | 'NOT_AT_SITE'
  /** 轨迹没有经过项目1公里以内 */
  | 'NOT_FROM_PROJECT'
  /** 偏航里程超过三成 */
  | 'OFF_ROUTE';

/** 项目或渣土场所在的位置 */
export type TrackPlace = {
  /** 纬度 */
  lat: Scalars['Float']['output'];
  /** 经度 */
  lng: Scalars['Float']['output'];
  /** 名称 */
  name: Scalars['String']['output'];
};

/** 轨迹上的一个定位点 */
export type TrackPoint = {
  /** 异常；有异常的点不计里程、不参与回放 */
  flags: Array<PointFlag>;
  /** 方向，正北起顺时针的度数，0 到 359 */
  heading?: Maybe<Scalars['Int']['output']>;
  /** 纬度 */
  lat: Scalars['Float']['output'];
  /** 经度 */
  lng: Scalars['Float']['output'];
  /** 速度，公里/时 */
  speed?: Maybe<Scalars['Float']['output']>;
  /** 定位时间 */
  time: Scalars['DateTime']['output'];
};

/** 轨迹的纠偏方式 */
export type TrackSnapping =
  /** 未纠偏 */
  | 'NONE'
  /** 已匹配到道路 */
  | 'ROADS'
  /** 已平滑并抽稀 */
  | 'SMOOTHED';

/** 一次停留：在50米以内停了至少3分钟 */
export type TrackStop = {
  /** 时长，秒 */
  duration: Scalars['Int']['output'];
  /** 开始时间 */
  from: Scalars['DateTime']['output'];
  /** 纬度 */
  lat: Scalars['Float']['output'];
  /** 经度 */
  lng: Scalars['Float']['output'];
  /** 结束时间 */
  to: Scalars['DateTime']['output'];
};

/** 趟次签认：司机、渣土场或车队长一方对一趟的说法 */
export type TripConfirmation = {
  /** 签认人 */
  createBy: Scalars['String']['output'];
  /** 签认时间 */
  createTime: Scalars['DateTime']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 签认照片的地址 */
  picture?: Maybe<Scalars['String']['output']>;
  /** 更正或拒绝的原因 */
  reason?: Maybe<Scalars['String']['output']>;
  /** 签认方 */
  side: TripSide;
  /** 签认结果 */
  verdict: ConfirmationVerdict;
  /** 数量更正；只有结果为更正时有 */
  weightTons?: Maybe<Scalars['Quantity']['output']>;
  /** 计量单位 */
  weightType: WeightUnit;
};

/** 趟次的签认方 */
export type TripSide =
  /** 车队长 */
  | 'CAPTAIN'
  /** 司机 */
  | 'DRIVER'
  /** 渣土场 */
  | 'SITE';

/** 一方对一趟的签认 */
export type TripWordInput = {
  /** 先上传的照片的文件编号 */
  pictureId?: InputMaybe<Scalars['ID']['input']>;
  /** 更正或拒绝的原因，最多 200 个字符；更正与拒绝时必填 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 签认结果 */
  verdict: ConfirmationVerdict;
  /** 数量更正为，单位同运单；更正时必填 */
  weightTons?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 车辆 */
export type Truck = Node & {
  /** 当前用户可做的操作 */
  allowedActions: Array<TruckAction>;
  /** 核定载重（吨） */
  capacityTons?: Maybe<Scalars['Quantity']['output']>;
  /** 车队长 */
  captain?: Maybe<Captain>;
  /** 车队长编号 */
  captainId: Scalars['ID']['output'];
  /** 车队长 */
  captainName: Scalars['String']['output'];
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled: Scalars['Boolean']['output'];
  /** 最近的修改，最后的在前；无权查看基础资料的人为空 */
  history?: Maybe<Array<BaseDataChange>>;
  /** 车辆编号 */
  id: Scalars['ID']['output'];
  /** 已并入：合并后留下的 */
  mergedInto?: Maybe<Truck>;
  /** 已并入的编号 */
  mergedIntoId?: Maybe<Scalars['ID']['output']>;
  /** 已并入 */
  mergedIntoName?: Maybe<Scalars['String']['output']>;
  /** 由其他并入，顿号分隔 */
  mergedNames?: Maybe<Scalars['String']['output']>;
  /** 在用的证件，每种最多一份；不可查看的人看不到 */
  papers?: Maybe<Array<FleetPaper>>;
  /** 车牌 */
  plate: Scalars['String']['output'];
  /** 最后修改时间 */
  updateTime: Scalars['DateTime']['output'];
  /** 在何处使用，没有使用的可以删除；无权查看基础资料的人为空 */
  uses?: Maybe<Array<BaseDataUse>>;
  /** 车型 */
  vehicleType?: Maybe<Scalars['String']['output']>;
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 车厢容积（方） */
  volumeCubic?: Maybe<Scalars['Quantity']['output']>;
  /** 车辆的运单，按装车车牌，同运单列表；不可查看运单的人看不到 */
  waybills?: Maybe<WaybillPage>;
};


/** 车辆 */
export type TruckWaybillsArgs = {
  filter?: InputMaybe<WaybillFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<WaybillSort>>;
};

/** 可对记录做的操作 */
export type TruckAction =
  /** 删除 */
  | 'delete'
  /** 合并 */
  | 'merge'
  /** 启用 */
  | 'restore'
  /** 停用 */
  | 'retire'
  /** 修改 */
  | 'update';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type TruckEqual = {
  /** 核定载重（吨） */
  capacityTons?: InputMaybe<Scalars['Quantity']['input']>;
  /** 车队长编号 */
  captainId?: InputMaybe<Scalars['ID']['input']>;
  /** 车队长 */
  captainName?: InputMaybe<Scalars['String']['input']>;
  /** 创建时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 是否启用；停用的不再可选，已有的记录不变 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 车辆编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 已并入的编号 */
  mergedIntoId?: InputMaybe<Scalars['ID']['input']>;
  /** 已并入 */
  mergedIntoName?: InputMaybe<Scalars['String']['input']>;
  /** 由其他并入，顿号分隔 */
  mergedNames?: InputMaybe<Scalars['String']['input']>;
  /** 车牌 */
  plate?: InputMaybe<Scalars['String']['input']>;
  /** 最后修改时间 */
  updateTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 车型 */
  vehicleType?: InputMaybe<Scalars['String']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** 车厢容积（方） */
  volumeCubic?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 车辆查询条件 */
export type TruckFilter = {
  /** 车队长编号 */
  captainId?: InputMaybe<Scalars['ID']['input']>;
  /** 车队长，模糊 */
  captainName?: InputMaybe<Scalars['String']['input']>;
  /** 是否启用 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<TruckEqual>;
  /** 车牌，模糊 */
  plate?: InputMaybe<Scalars['String']['input']>;
  /** 车型，模糊 */
  vehicleType?: InputMaybe<Scalars['String']['input']>;
};

/** 车辆 */
export type TruckInput = {
  /** 核定载重（吨） */
  capacityTons?: InputMaybe<Scalars['Quantity']['input']>;
  /** 车队长编号 */
  captainId: Scalars['ID']['input'];
  /** 车牌，最多 20 个字符 */
  plate: Scalars['String']['input'];
  /** 车型，最多 40 个字符 */
  vehicleType?: InputMaybe<Scalars['String']['input']>;
  /** 车厢容积（方） */
  volumeCubic?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 一页车辆 */
export type TruckPage = {
  /** 车辆 */
  records: Array<Truck>;
  /** 合计 */
  summary: TruckSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 车辆排序 */
export type TruckSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: TruckSortField;
};

/** 车辆排序字段 */
export type TruckSortField =
  /** 车队长 */
  | 'CAPTAIN_NAME'
  /** 创建时间 */
  | 'CREATE_TIME'
  /** 车牌 */
  | 'PLATE'
  /** 最后修改时间 */
  | 'UPDATE_TIME'
  /** 车型 */
  | 'VEHICLE_TYPE';

/** 查询到的车辆的合计 */
export type TruckSummary = {
  /** 启用的车辆数 */
  enabledCount: Scalars['Int']['output'];
};

/** 要导出的车辆 */
export type TrucksExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<TruckFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<TruckSort>>;
};

/** 卸车时补充的内容；不填的不变 */
export type UnloadWaybillInput = {
  /** 完成时间，默认当前时间 */
  completeDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 备注 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 数量 */
  weightTons?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 修改用户；没有填写的不变，机构填空即直属公司 */
export type UpdateUserInput = {
  /** 邮箱，最多 100 个字符；还在其他公司任职的人只能由本人修改 */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 用户编号 */
  id: Scalars['ID']['input'];
  /** 姓名，最多 20 个字符；还在其他公司任职的人只能由本人修改 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 机构编号 */
  organId?: InputMaybe<Scalars['ID']['input']>;
  /** 职位，最多 20 个字符 */
  positionName?: InputMaybe<Scalars['String']['input']>;
  /** 角色，至少一个，最多 20 个 */
  roleIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 所读的版本；不是最新的会被拒绝 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 运单的修改；不填的不变，空则清除 */
export type UpdateWaybillInput = {
  /** 调整金额（元），可为负 */
  adjustAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 代理人 */
  agentName?: InputMaybe<Scalars['String']['input']>;
  /** 车队长编号；不填则随结算卡，无卡则随车辆 */
  captainId?: InputMaybe<Scalars['ID']['input']>;
  /** 结算卡号；须为已激活的卡，车队长随卡 */
  cardNo?: InputMaybe<Scalars['String']['input']>;
  /** 完成时间 */
  completeDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 司机编号 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 额外金额（元） */
  exAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 车队名称 */
  fleetName?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场编号；货运必填，其他运输模式不填 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场预付价（元） */
  garbagePreparePrice?: InputMaybe<Scalars['Money']['input']>;
  /** 出场时间 */
  goDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 出场口 */
  goName?: InputMaybe<Scalars['String']['input']>;
  /** 出场照片，逗号分隔 */
  goPicture?: InputMaybe<Scalars['String']['input']>;
  /** 出场土质 */
  goSoilType?: InputMaybe<Scalars['String']['input']>;
  /** 出场员 */
  goStaffName?: InputMaybe<Scalars['String']['input']>;
  /** 出场车牌 */
  goTruckCode?: InputMaybe<Scalars['String']['input']>;
  /** 车辆类型 */
  goVehicleType?: InputMaybe<Scalars['String']['input']>;
  /** 装车时间 */
  inDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 装车地点 */
  inName?: InputMaybe<Scalars['String']['input']>;
  /** 装车照片，逗号分隔 */
  inPicture?: InputMaybe<Scalars['String']['input']>;
  /** 装车预付价（元） */
  inPreparePrice?: InputMaybe<Scalars['Money']['input']>;
  /** 班次 */
  inShiftType?: InputMaybe<ShiftType>;
  /** 装车土质 */
  inSoilType?: InputMaybe<Scalars['String']['input']>;
  /** 装车员 */
  inStaffName?: InputMaybe<Scalars['String']['input']>;
  /** 是否用票 */
  isTicket?: InputMaybe<Scalars['Boolean']['input']>;
  /** 装载量 */
  load?: InputMaybe<Scalars['Quantity']['input']>;
  /** 挖机编号 */
  machineCode?: InputMaybe<Scalars['String']['input']>;
  /** 税费（元） */
  payTaxes?: InputMaybe<Scalars['Money']['input']>;
  /**
   * 项目编号
   * @deprecated 2027-06 移除，改用 projectInfoId
   */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 备注 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 结算单价（元）；空则按项目单价 */
  settlePrice?: InputMaybe<Scalars['Money']['input']>;
  /** 票号 */
  ticketNo?: InputMaybe<Scalars['String']['input']>;
  /** 运输模式 */
  tpMode?: InputMaybe<TpMode>;
  /** 装车车牌 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
  /** 数量 */
  weightTons?: InputMaybe<Scalars['Quantity']['input']>;
  /** 计量单位 */
  weightType?: InputMaybe<WeightUnit>;
};

/** 用户 */
export type User = {
  /** 头像地址 */
  avatar?: Maybe<Scalars['String']['output']>;
  /** 邮箱 */
  email?: Maybe<Scalars['String']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 手机号 */
  mobile: Scalars['String']['output'];
  /** 姓名 */
  name: Scalars['String']['output'];
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type UserEqual = {
  /** 头像地址 */
  avatar?: InputMaybe<Scalars['String']['input']>;
  /** 创建时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 邮箱 */
  email?: InputMaybe<Scalars['String']['input']>;
  /** 是否启用 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 资料是否只能由本人修改：姓名、邮箱、密码和两步验证 */
  hisOwn?: InputMaybe<Scalars['Boolean']['input']>;
  /** 用户编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 邀请短信是否未送达 */
  inviteFailed?: InputMaybe<Scalars['Boolean']['input']>;
  /** 最近一次邀请时间 */
  invitedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 加入时间；受邀而未进入时为空 */
  joinedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 姓名 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 机构编号；查询时含下级机构 */
  organId?: InputMaybe<Scalars['ID']['input']>;
  /** 机构 */
  organName?: InputMaybe<Scalars['String']['input']>;
  /** 手机号 */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 职位 */
  positionName?: InputMaybe<Scalars['String']['input']>;
  /** 角色，以顿号分隔 */
  roleNames?: InputMaybe<Scalars['String']['input']>;
  /** 身份类型：建筑公司，注册企业或渣土场 */
  roleType?: InputMaybe<RoleType>;
  /** 状态 */
  state?: InputMaybe<MemberState>;
  /** 账号编号 */
  userId?: InputMaybe<Scalars['ID']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 用户查询条件 */
export type UserFilter = {
  /** 创建时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 是否启用 */
  enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<UserEqual>;
  /** 加入时间 */
  joinedAt?: InputMaybe<DateTimeRange>;
  /** 姓名，模糊 */
  name?: InputMaybe<Scalars['String']['input']>;
  /** 机构编号 */
  organId?: InputMaybe<Scalars['ID']['input']>;
  /** 手机号，模糊 */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** 职位，模糊 */
  positionName?: InputMaybe<Scalars['String']['input']>;
  /** 有此角色 */
  roleId?: InputMaybe<Scalars['ID']['input']>;
  /** 状态；空列表不查到任何记录 */
  state?: InputMaybe<Array<MemberState>>;
  /** 账号编号 */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** 一页用户 */
export type UserPage = {
  /** 用户 */
  records: Array<CompanyUser>;
  /** 人数 */
  summary: UserSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 用户所有的一个角色 */
export type UserRole = {
  /** 角色编号 */
  id: Scalars['ID']['output'];
  /** 角色名称 */
  name: Scalars['String']['output'];
  /** 标准角色 */
  standard?: Maybe<StandardRole>;
};

/** 用户排序 */
export type UserSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: CompanyUserSortField;
};

/** 查询到的用户的人数 */
export type UserSummary = {
  /** 在职的人数 */
  active: Scalars['Int']['output'];
  /** 已停用的人数 */
  disabled: Scalars['Int']['output'];
  /** 受邀的人数 */
  invited: Scalars['Int']['output'];
};

/** 要导出的用户 */
export type UsersExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<UserFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<UserSort>>;
};

/** 当前登录者 */
export type Viewer = {
  /** 可进入的公司 */
  companies: Array<CompanyEntry>;
  /** 当前公司 */
  company?: Maybe<Company>;
  /** 锁屏设置 */
  lockSetting: LockSetting;
  /** 权限键 */
  permissions: Array<Scalars['String']['output']>;
  /** 权限、可见项目和车队长所在公司的摘要，与 X-Rights 响应头一致；变了，所知的就过时了 */
  rights: Scalars['String']['output'];
  /** 身份类型 */
  roleType: RoleType;
  /** 登录之后还缺的一步，完成之前什么都不能做；不缺则为空 */
  secondFactorDue?: Maybe<SecondFactorDue>;
  /** 屏幕是否已锁定 */
  sessionLocked: Scalars['Boolean']['output'];
  /** 未读的站内消息数，最多 100 */
  unreadMessages: Scalars['Int']['output'];
  /** 当前用户 */
  user: User;
};

/** 运单 */
export type Waybill = Node & {
  /** 核算金额（元）：记入卡片台账的，卡的未结算与已结算金额由其相加；未卸车或已作废的为0 */
  accountedAmt: Scalars['Money']['output'];
  /** 实收（元） */
  actual?: Maybe<Scalars['Money']['output']>;
  /** 已付（元） */
  actuallyPaid: Scalars['Money']['output'];
  /** 调整金额（元） */
  adjustAmt: Scalars['Money']['output'];
  /** 代理人 */
  agentName?: Maybe<Scalars['String']['output']>;
  /** 当前用户可做的操作 */
  allowedActions: Array<WaybillAction>;
  /** 异常：未处理完的，即待处理与已确认的；车队长看不到 */
  anomalies: Array<AnomalyRule>;
  /** 车队长 */
  captain?: Maybe<Captain>;
  /** 车队长编号 */
  captainId: Scalars['ID']['output'];
  /** 车队联系电话 */
  captainMobile?: Maybe<Scalars['String']['output']>;
  /** 车队长 */
  captainName: Scalars['String']['output'];
  /** 结算卡；不可查看结算卡的人看不到 */
  card?: Maybe<Card>;
  /** 结算卡号 */
  cardNo?: Maybe<Scalars['String']['output']>;
  /** 承运人 */
  carrierName?: Maybe<Scalars['String']['output']>;
  /** 公司；不在该公司的人看不到 */
  company?: Maybe<Company>;
  /** 公司编号 */
  companyAuthId: Scalars['ID']['output'];
  /** 完成时间 */
  completeDatetime?: Maybe<Scalars['DateTime']['output']>;
  /** 司机、渣土场与车队长现在的签认，一方至多一条；公司的人都看得到，车队长只看得到自己的 */
  confirmations: Array<TripConfirmation>;
  /** 建单时间 */
  createTime: Scalars['DateTime']['output'];
  /** 司机 */
  driver?: Maybe<Driver>;
  /** 司机编号 */
  driverId?: Maybe<Scalars['ID']['output']>;
  /** 司机 */
  driverName?: Maybe<Scalars['String']['output']>;
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 额外金额（元） */
  exAmt: Scalars['Money']['output'];
  /** 预计单价（元）：现在结算会取的单价；已结算的为结算单价 */
  expectedPrice?: Maybe<Scalars['Money']['output']>;
  /** 预计单价所取的直付价或项目单价的编号；已结算的见 priceRef */
  expectedPriceRef?: Maybe<Scalars['ID']['output']>;
  /** 预计单价来源 */
  expectedPriceSource?: Maybe<PriceSource>;
  /** 车队名称 */
  fleetName?: Maybe<Scalars['String']['output']>;
  /** 渣土场编号 */
  garbageId?: Maybe<Scalars['ID']['output']>;
  /** 渣土场 */
  garbageName?: Maybe<Scalars['String']['output']>;
  /** 渣土场预付价（元） */
  garbagePreparePrice?: Maybe<Scalars['Money']['output']>;
  /** 回执单号 */
  giveCardNo?: Maybe<Scalars['String']['output']>;
  /** 出场时间 */
  goDatetime: Scalars['DateTime']['output'];
  /** 出场口 */
  goName?: Maybe<Scalars['String']['output']>;
  /** 出场照片，逗号分隔 */
  goPicture?: Maybe<Scalars['String']['output']>;
  /** 出场土质 */
  goSoilType: Scalars['String']['output'];
  /** 出场员 */
  goStaffName?: Maybe<Scalars['String']['output']>;
  /** 出场车牌 */
  goTruckCode?: Maybe<Scalars['String']['output']>;
  /** 车辆类型 */
  goVehicleType?: Maybe<Scalars['String']['output']>;
  /** 是否有轨迹：装车至完成之间收到过车辆的定位 */
  hasTrack: Scalars['Boolean']['output'];
  /** 运单编号 */
  id: Scalars['ID']['output'];
  /** 装车时间 */
  inDatetime?: Maybe<Scalars['DateTime']['output']>;
  /** 装车地点 */
  inName?: Maybe<Scalars['String']['output']>;
  /** 装车照片，逗号分隔 */
  inPicture?: Maybe<Scalars['String']['output']>;
  /** 装车预付价（元） */
  inPreparePrice?: Maybe<Scalars['Money']['output']>;
  /** 班次 */
  inShiftType?: Maybe<ShiftType>;
  /** 装车土质 */
  inSoilType?: Maybe<Scalars['String']['output']>;
  /** 装车员 */
  inStaffName?: Maybe<Scalars['String']['output']>;
  /** 是否用票 */
  isTicket: Scalars['Boolean']['output'];
  /** 装载量 */
  load?: Maybe<Scalars['Quantity']['output']>;
  /** 挖机编号 */
  machineCode?: Maybe<Scalars['String']['output']>;
  /** 渣土场 */
  names?: Maybe<Scalars['String']['output']>;
  /** 运单号 */
  no: Scalars['String']['output'];
  /** 为何不可结算 */
  notSettleableReason?: Maybe<Scalars['String']['output']>;
  /** 税费（元） */
  payTaxes: Scalars['Money']['output'];
  /** 收款人；不可查看基础资料的人看不到 */
  payee?: Maybe<Payee>;
  /** 收款人编号 */
  payeeId?: Maybe<Scalars['ID']['output']>;
  /** 收款人 */
  payeeName?: Maybe<Scalars['String']['output']>;
  /** 修改待审核 */
  pendingReview: Scalars['Boolean']['output'];
  /** 结算时所取的直付价或项目单价的编号 */
  priceRef?: Maybe<Scalars['ID']['output']>;
  /** 驳回单价的人；没有被驳回则为空 */
  priceRejectBy?: Maybe<Scalars['String']['output']>;
  /** 单价驳回原因；没有被驳回则为空 */
  priceRejectReason?: Maybe<Scalars['String']['output']>;
  /** 单价来源 */
  priceSource?: Maybe<PriceSource>;
  /** 人工填写该单价的人 */
  priceTypedBy?: Maybe<Scalars['String']['output']>;
  /** 项目 */
  project?: Maybe<Project>;
  /**
   * 项目编号
   * @deprecated 2027-06 移除，改用 projectInfoId
   */
  projectId: Scalars['ID']['output'];
  /** 项目编号 */
  projectInfoId: Scalars['ID']['output'];
  /** 项目信息名称 */
  projectInfoName: Scalars['String']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 计入运单的打卡；不可查看打卡的人看不到 */
  punches?: Maybe<PunchPage>;
  /** 应收（元） */
  receivable?: Maybe<Scalars['Money']['output']>;
  /** 备注 */
  remark?: Maybe<Scalars['String']['output']>;
  /** 待审核的修改申请 */
  review?: Maybe<WaybillReview>;
  /** 不能再修改的字段，及其原因 */
  sealedFields: Array<SealedField>;
  /** 结算运单的各种操作，能否对这张运单做 */
  settleActions: Array<SettleAction>;
  /** 结算单号 */
  settleNo?: Maybe<Scalars['String']['output']>;
  /** 结算单价（元） */
  settlePrice?: Maybe<Scalars['Money']['output']>;
  /** 可结算 */
  settleable: Scalars['Boolean']['output'];
  /** 结算单；不可查看结算单的人看不到 */
  settlement?: Maybe<Settlement>;
  /** 结算单编号 */
  settlementId?: Maybe<Scalars['ID']['output']>;
  /** 所在结算单的状态 */
  settlementStatus?: Maybe<SettlementStatus>;
  /** 状态 */
  status: WaybillStatus;
  /** 所用的票；未用票、尚无单价或不可查看票据的人看不到 */
  ticket?: Maybe<WaybillTicket>;
  /** 票号 */
  ticketNo?: Maybe<Scalars['String']['output']>;
  /** 时间线：从结算卡、交卡、结算、付款到发票和资料，先发生的在前；只有当前用户能在各自的列表中看到的记录，运单只列在自己的时间线上 */
  timeline: TimelinePage;
  /** 运输模式 */
  tpMode: TpMode;
  /** 装车车牌 */
  truckCode: Scalars['String']['output'];
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 数量 */
  weightTons: Scalars['Quantity']['output'];
  /** 计量单位 */
  weightType: WeightUnit;
};


/** 运单 */
export type WaybillPunchesArgs = {
  filter?: InputMaybe<PunchFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<PunchSort>>;
};


/** 运单 */
export type WaybillTimelineArgs = {
  page?: InputMaybe<PageInput>;
};

/** 可对记录做的操作 */
export type WaybillAction =
  /** 确认出场 */
  | 'depart'
  /** 修改 */
  | 'edit'
  /** 确认卸车 */
  | 'unload'
  /** 作废 */
  | 'void';

/** 批量修改运单的结果 */
export type WaybillBatch = {
  /** 修改后的金额合计（元） */
  amountAfter: Scalars['Money']['output'];
  /** 有变化的运单修改前的金额合计（元）：预付价为预付合计，其余为卡片台账中的金额 */
  amountBefore: Scalars['Money']['output'];
  /** 凭此撤销；试算或没有变化时为空 */
  changeSetId?: Maybe<Scalars['ID']['output']>;
  /** 有变化的运单数；本来就是该值的不计 */
  changedCount: Scalars['Int']['output'];
  /** 被拒绝的运单数 */
  refusedCount: Scalars['Int']['output'];
  /** 逐行结果 */
  rows: Array<RowResult>;
};

/** 运单一个字段的一次修改 */
export type WaybillChange = {
  /** 修改后 */
  after?: Maybe<Scalars['String']['output']>;
  /** 修改前 */
  before?: Maybe<Scalars['String']['output']>;
  /** 同一次操作的修改编号相同；可凭此撤销 */
  changeSetId?: Maybe<Scalars['ID']['output']>;
  /** 修改人 */
  createBy: Scalars['String']['output'];
  /** 修改时间 */
  createTime: Scalars['DateTime']['output'];
  /** 字段 */
  field: Scalars['String']['output'];
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: Maybe<Scalars['Boolean']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 字段名称 */
  label: Scalars['String']['output'];
  /** 原因 */
  reason?: Maybe<Scalars['String']['output']>;
};

/** 统计运单的维度 */
export type WaybillDimension =
  /** 车队长编号 */
  | 'CAPTAIN'
  /** 公司编号 */
  | 'COMPANY'
  /** 出场日期 */
  | 'DAY'
  /** 司机编号 */
  | 'DRIVER'
  /** 挖机编号 */
  | 'MACHINE'
  /** 运输模式 */
  | 'MODE'
  /** 出场月份 */
  | 'MONTH'
  /** 收款人编号 */
  | 'PAYEE'
  /** 单价来源 */
  | 'PRICE_SOURCE'
  /** 项目编号 */
  | 'PROJECT'
  /** 已在结算单上 */
  | 'SETTLED'
  /** 结算单状态 */
  | 'SETTLEMENT_STATUS'
  /** 班次 */
  | 'SHIFT'
  /** 渣土场编号 */
  | 'SITE'
  /** 出场土质 */
  | 'SOIL'
  /** 状态 */
  | 'STATUS'
  /** 是否用票 */
  | 'TICKET'
  /** 装车车牌 */
  | 'TRUCK'
  /** 计量单位 */
  | 'UNIT'
  /** 出场年份 */
  | 'YEAR';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type WaybillEqual = {
  /** 核算金额（元）：记入卡片台账的，卡的未结算与已结算金额由其相加；未卸车或已作废的为0 */
  accountedAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 实收（元） */
  actual?: InputMaybe<Scalars['Money']['input']>;
  /** 已付（元） */
  actuallyPaid?: InputMaybe<Scalars['Money']['input']>;
  /** 调整金额（元） */
  adjustAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 代理人 */
  agentName?: InputMaybe<Scalars['String']['input']>;
  /** 车队长编号 */
  captainId?: InputMaybe<Scalars['ID']['input']>;
  /** 车队联系电话 */
  captainMobile?: InputMaybe<Scalars['String']['input']>;
  /** 车队长 */
  captainName?: InputMaybe<Scalars['String']['input']>;
  /** 结算卡号 */
  cardNo?: InputMaybe<Scalars['String']['input']>;
  /** 承运人 */
  carrierName?: InputMaybe<Scalars['String']['input']>;
  /** 公司编号 */
  companyAuthId?: InputMaybe<Scalars['ID']['input']>;
  /** 完成时间 */
  completeDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 建单时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 司机编号 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 司机 */
  driverName?: InputMaybe<Scalars['String']['input']>;
  /** 额外金额（元） */
  exAmt?: InputMaybe<Scalars['Money']['input']>;
  /** 预计单价（元）：现在结算会取的单价；已结算的为结算单价 */
  expectedPrice?: InputMaybe<Scalars['Money']['input']>;
  /** 预计单价所取的直付价或项目单价的编号；已结算的见 priceRef */
  expectedPriceRef?: InputMaybe<Scalars['ID']['input']>;
  /** 预计单价来源 */
  expectedPriceSource?: InputMaybe<PriceSource>;
  /** 车队名称 */
  fleetName?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 渣土场预付价（元） */
  garbagePreparePrice?: InputMaybe<Scalars['Money']['input']>;
  /** 回执单号 */
  giveCardNo?: InputMaybe<Scalars['String']['input']>;
  /** 出场时间 */
  goDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 出场口 */
  goName?: InputMaybe<Scalars['String']['input']>;
  /** 出场照片，逗号分隔 */
  goPicture?: InputMaybe<Scalars['String']['input']>;
  /** 出场土质 */
  goSoilType?: InputMaybe<Scalars['String']['input']>;
  /** 出场员 */
  goStaffName?: InputMaybe<Scalars['String']['input']>;
  /** 出场车牌 */
  goTruckCode?: InputMaybe<Scalars['String']['input']>;
  /** 车辆类型 */
  goVehicleType?: InputMaybe<Scalars['String']['input']>;
  /** 运单编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 装车时间 */
  inDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 装车地点 */
  inName?: InputMaybe<Scalars['String']['input']>;
  /** 装车照片，逗号分隔 */
  inPicture?: InputMaybe<Scalars['String']['input']>;
  /** 装车预付价（元） */
  inPreparePrice?: InputMaybe<Scalars['Money']['input']>;
  /** 班次 */
  inShiftType?: InputMaybe<ShiftType>;
  /** 装车土质 */
  inSoilType?: InputMaybe<Scalars['String']['input']>;
  /** 装车员 */
  inStaffName?: InputMaybe<Scalars['String']['input']>;
  /** 是否用票 */
  isTicket?: InputMaybe<Scalars['Boolean']['input']>;
  /** 装载量 */
  load?: InputMaybe<Scalars['Quantity']['input']>;
  /** 挖机编号 */
  machineCode?: InputMaybe<Scalars['String']['input']>;
  /** 运单号 */
  no?: InputMaybe<Scalars['String']['input']>;
  /** 税费（元） */
  payTaxes?: InputMaybe<Scalars['Money']['input']>;
  /** 收款人编号 */
  payeeId?: InputMaybe<Scalars['ID']['input']>;
  /** 收款人 */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** 修改待审核 */
  pendingReview?: InputMaybe<Scalars['Boolean']['input']>;
  /** 结算时所取的直付价或项目单价的编号 */
  priceRef?: InputMaybe<Scalars['ID']['input']>;
  /** 驳回单价的人；没有被驳回则为空 */
  priceRejectBy?: InputMaybe<Scalars['String']['input']>;
  /** 单价驳回原因；没有被驳回则为空 */
  priceRejectReason?: InputMaybe<Scalars['String']['input']>;
  /** 单价来源 */
  priceSource?: InputMaybe<PriceSource>;
  /** 人工填写该单价的人 */
  priceTypedBy?: InputMaybe<Scalars['String']['input']>;
  /**
   * 项目编号
   * @deprecated 2027-06 移除，改用 projectInfoId
   */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 应收（元） */
  receivable?: InputMaybe<Scalars['Money']['input']>;
  /** 备注 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 结算单号 */
  settleNo?: InputMaybe<Scalars['String']['input']>;
  /** 结算单价（元） */
  settlePrice?: InputMaybe<Scalars['Money']['input']>;
  /** 结算单编号 */
  settlementId?: InputMaybe<Scalars['ID']['input']>;
  /** 状态 */
  status?: InputMaybe<WaybillStatus>;
  /** 票号 */
  ticketNo?: InputMaybe<Scalars['String']['input']>;
  /** 运输模式 */
  tpMode?: InputMaybe<TpMode>;
  /** 装车车牌 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** 数量 */
  weightTons?: InputMaybe<Scalars['Quantity']['input']>;
  /** 计量单位 */
  weightType?: InputMaybe<WeightUnit>;
};

/** 运单查询条件 */
export type WaybillFilter = {
  /** 有这些异常中任一项未处理完；空列表不查到任何记录 */
  anomaly?: InputMaybe<Array<AnomalyRule>>;
  /** 车队联系电话，模糊 */
  captainMobile?: InputMaybe<Scalars['String']['input']>;
  /** 车队长，模糊 */
  captainName?: InputMaybe<Scalars['String']['input']>;
  /** 结算卡号，精确 */
  cardNo?: InputMaybe<Scalars['String']['input']>;
  /** 结算卡号，精确，最多 1000 个；空列表不查到任何记录 */
  cardNos?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 完成时间 */
  completeDatetime?: InputMaybe<DateTimeRange>;
  /** 司机编号 */
  driverId?: InputMaybe<Scalars['ID']['input']>;
  /** 司机，模糊 */
  driverName?: InputMaybe<Scalars['String']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<WaybillEqual>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场，模糊 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 回执单号 */
  giveCardNo?: InputMaybe<Scalars['String']['input']>;
  /** 出场时间 */
  goDatetime?: InputMaybe<DateTimeRange>;
  /** 出场土质 */
  goSoilType?: InputMaybe<Scalars['String']['input']>;
  /** 是否有未处理完的异常 */
  hasAnomaly?: InputMaybe<Scalars['Boolean']['input']>;
  /** 运单编号，最多 1000 个；空列表不查到任何记录 */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** 装车时间 */
  inDatetime?: InputMaybe<DateTimeRange>;
  /** 班次 */
  inShiftType?: InputMaybe<ShiftType>;
  /** 装车员，模糊 */
  inStaffName?: InputMaybe<Scalars['String']['input']>;
  /** 是否用票 */
  isTicket?: InputMaybe<Scalars['Boolean']['input']>;
  /** 是否缺收款人 */
  lackingPayee?: InputMaybe<Scalars['Boolean']['input']>;
  /** 挖机编号，模糊 */
  machineCode?: InputMaybe<Scalars['String']['input']>;
  /** 是否由挖机装车 */
  machineLoaded?: InputMaybe<Scalars['Boolean']['input']>;
  /** 运单号，开头或结尾 */
  no?: InputMaybe<Scalars['String']['input']>;
  /** 运单号，精确，最多 1000 个；空列表不查到任何记录 */
  nos?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 收款人，模糊 */
  payeeName?: InputMaybe<Scalars['String']['input']>;
  /** 修改待审核 */
  pendingReview?: InputMaybe<Scalars['Boolean']['input']>;
  /** 项目分期的图表计入或未计入的运单 */
  phase?: InputMaybe<PhaseTripsInput>;
  /** 单价是否被驳回 */
  priceRejected?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * 项目编号
   * @deprecated 2027-06 移除，改用 projectInfoId
   */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目，模糊 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 结算单号 */
  settleNo?: InputMaybe<Scalars['String']['input']>;
  /** 是否可结算 */
  settleable?: InputMaybe<Scalars['Boolean']['input']>;
  /** 是否已结算 */
  settled?: InputMaybe<Scalars['Boolean']['input']>;
  /** 结算单编号 */
  settlementId?: InputMaybe<Scalars['ID']['input']>;
  /** 是否在待审核的结算单上 */
  settlementPending?: InputMaybe<Scalars['Boolean']['input']>;
  /** 状态；空列表不查到任何记录 */
  status?: InputMaybe<Array<WaybillStatus>>;
  /** 票号，模糊 */
  ticketNo?: InputMaybe<Scalars['String']['input']>;
  /** 运输模式；空列表不查到任何记录 */
  tpMode?: InputMaybe<Array<TpMode>>;
  /** 车牌，模糊 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
  /** 车牌，精确，最多 1000 个；空列表不查到任何记录 */
  truckCodes?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 是否缺单价 */
  unpriced?: InputMaybe<Scalars['Boolean']['input']>;
};

/** 一张运单的车队名称 */
export type WaybillFleetNameInput = {
  /** 车队名称；空则清除 */
  fleetName?: InputMaybe<Scalars['String']['input']>;
  /** 运单编号 */
  id: Scalars['ID']['input'];
  /** 所见的版本；填写后，他人已修改的行会被拒绝 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 填写运单时可选的内容 */
export type WaybillForm = {
  /** 车队长 */
  captains: Array<Captain>;
  /** 司机 */
  drivers: Array<Driver>;
  /** 渣土场 */
  dumpSites: Array<DumpSite>;
  /** 运单导入模板 .xlsx 的地址：用同一令牌 GET，须能新增运单 */
  importTemplateUrl: Scalars['String']['output'];
  /** 项目 */
  projects: Array<Project>;
  /** 公司的土质 */
  soilTypes: Array<Scalars['String']['output']>;
  /** 车辆；不可查看基础资料的人看不到 */
  trucks: Array<Truck>;
};

/** 一次运单导入：一个文件、核对的结果、导入的进度；保留 30 天 */
export type WaybillImport = {
  /** 当前用户可做的操作 */
  allowedActions: Array<ImportAction>;
  /** 确认导入的时间 */
  commitTime?: Maybe<Scalars['DateTime']['output']>;
  /** 导入人 */
  createBy: Scalars['String']['output'];
  /** 新增（含将要新增）的行数 */
  createCount: Scalars['Int']['output'];
  /** 上传时间 */
  createTime: Scalars['DateTime']['output'];
  /** 失败原因 */
  error?: Maybe<Scalars['String']['output']>;
  /** 到期时间，到期后删除记录，运单保留 */
  expireTime: Scalars['DateTime']['output'];
  /** 文件名 */
  fileName: Scalars['String']['output'];
  /** 文件大小，字节 */
  fileSize: Scalars['Int']['output'];
  /** 完成、失败或取消的时间 */
  finishTime?: Maybe<Scalars['DateTime']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 还没有执行的行数 */
  pendingCount: Scalars['Int']['output'];
  /** 拒绝的行数 */
  refusedCount: Scalars['Int']['output'];
  /** 逐行结果文件的地址：用同一令牌 GET，得到 .xlsx */
  reportUrl: Scalars['String']['output'];
  /** 同一文件上次导入的时间 */
  sameFileTime?: Maybe<Scalars['DateTime']['output']>;
  /** 读取的工作表 */
  sheet: Scalars['String']['output'];
  /** 状态 */
  status: WaybillImportStatus;
  /** 数据行数 */
  total: Scalars['Int']['output'];
  /** 已存在且无变化的行数 */
  unchangedCount: Scalars['Int']['output'];
  /** 不认识、因而没有读取的列名 */
  unknownHeadings: Array<Scalars['String']['output']>;
  /** 更新（含将要更新）的行数 */
  updateCount: Scalars['Int']['output'];
};

/** 一行更新的一个字段 */
export type WaybillImportChange = {
  /** 新值 */
  after?: Maybe<Scalars['String']['output']>;
  /** 原值 */
  before?: Maybe<Scalars['String']['output']>;
  /** 字段名称 */
  label: Scalars['String']['output'];
  /** 须审核后生效 */
  reviewed: Scalars['Boolean']['output'];
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type WaybillImportEqual = {
  /** 确认导入的时间 */
  commitTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 导入人 */
  createBy?: InputMaybe<Scalars['String']['input']>;
  /** 新增（含将要新增）的行数 */
  createCount?: InputMaybe<Scalars['Int']['input']>;
  /** 上传时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 失败原因 */
  error?: InputMaybe<Scalars['String']['input']>;
  /** 到期时间，到期后删除记录，运单保留 */
  expireTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 文件名 */
  fileName?: InputMaybe<Scalars['String']['input']>;
  /** 文件大小，字节 */
  fileSize?: InputMaybe<Scalars['Int']['input']>;
  /** 完成、失败或取消的时间 */
  finishTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 还没有执行的行数 */
  pendingCount?: InputMaybe<Scalars['Int']['input']>;
  /** 拒绝的行数 */
  refusedCount?: InputMaybe<Scalars['Int']['input']>;
  /** 同一文件上次导入的时间 */
  sameFileTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 读取的工作表 */
  sheet?: InputMaybe<Scalars['String']['input']>;
  /** 状态 */
  status?: InputMaybe<WaybillImportStatus>;
  /** 数据行数 */
  total?: InputMaybe<Scalars['Int']['input']>;
  /** 已存在且无变化的行数 */
  unchangedCount?: InputMaybe<Scalars['Int']['input']>;
  /** 更新（含将要更新）的行数 */
  updateCount?: InputMaybe<Scalars['Int']['input']>;
};

/** 运单导入的查询条件 */
export type WaybillImportFilter = {
  /** 上传时间 */
  createTime?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<WaybillImportEqual>;
  /** 文件名 */
  fileName?: InputMaybe<Scalars['String']['input']>;
  /** 状态；空列表不查到任何记录 */
  status?: InputMaybe<Array<WaybillImportStatus>>;
};

/** 要核对的运单文件 */
export type WaybillImportInput = {
  /** 核对后立即在后台导入没有问题的行；不填则只核对 */
  commit?: Scalars['Boolean']['input'];
  /** .xlsx 文件的内容，Base64（RFC 4648，不换行） */
  content: Scalars['String']['input'];
  /** 文件名，例如 一月.xlsx */
  fileName: Scalars['String']['input'];
};

/** 一行的一个问题 */
export type WaybillImportIssue = {
  /** 单元格，例如 C17 */
  cell?: Maybe<Scalars['String']['output']>;
  /** 列名 */
  column?: Maybe<Scalars['String']['output']>;
  /** 原因 */
  message: Scalars['String']['output'];
  /** 单元格里写的内容 */
  value?: Maybe<Scalars['String']['output']>;
};

/** 一行的结果：done 为否时是将要做的 */
export type WaybillImportOutcome =
  /** 新增 */
  | 'CREATE'
  /** 拒绝 */
  | 'REFUSED'
  /** 无变化 */
  | 'UNCHANGED'
  /** 更新 */
  | 'UPDATE';

/** 运单导入分页 */
export type WaybillImportPage = {
  /** 本页的内容 */
  records: Array<WaybillImport>;
  /** 符合条件的全部合计 */
  summary: WaybillImportSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 文件中的一行 */
export type WaybillImportRow = {
  /** 更新的字段 */
  changes: Array<WaybillImportChange>;
  /** 是否已执行 */
  done: Scalars['Boolean']['output'];
  /** 出场时间 */
  goDatetime?: Maybe<Scalars['String']['output']>;
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 问题 */
  issues: Array<WaybillImportIssue>;
  /** 行号 */
  line: Scalars['Int']['output'];
  /** 文件中的运单号 */
  no?: Maybe<Scalars['String']['output']>;
  /** 结果 */
  outcome: WaybillImportOutcome;
  /** 项目 */
  projectName?: Maybe<Scalars['String']['output']>;
  /** 车牌号 */
  truckCode?: Maybe<Scalars['String']['output']>;
  /** 运单；不可查看运单的人看不到 */
  waybill?: Maybe<Waybill>;
  /** 对应的运单 */
  waybillId?: Maybe<Scalars['ID']['output']>;
  /** 系统运单号 */
  waybillNo?: Maybe<Scalars['String']['output']>;
};

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type WaybillImportRowEqual = {
  /** 是否已执行 */
  done?: InputMaybe<Scalars['Boolean']['input']>;
  /** 出场时间 */
  goDatetime?: InputMaybe<Scalars['String']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 行号 */
  line?: InputMaybe<Scalars['Int']['input']>;
  /** 文件中的运单号 */
  no?: InputMaybe<Scalars['String']['input']>;
  /** 结果 */
  outcome?: InputMaybe<WaybillImportOutcome>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 车牌号 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
  /** 对应的运单 */
  waybillId?: InputMaybe<Scalars['ID']['input']>;
  /** 系统运单号 */
  waybillNo?: InputMaybe<Scalars['String']['input']>;
};

/** 导入行的查询条件 */
export type WaybillImportRowFilter = {
  /** 是否已执行 */
  done?: InputMaybe<Scalars['Boolean']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<WaybillImportRowEqual>;
  /** 运单导入 */
  importId: Scalars['ID']['input'];
  /** 结果；空列表不查到任何记录 */
  outcome?: InputMaybe<Array<WaybillImportOutcome>>;
};

/** 运单导入的行分页 */
export type WaybillImportRowPage = {
  /** 本页的内容 */
  records: Array<WaybillImportRow>;
  /** 符合条件的全部合计 */
  summary: WaybillImportRowSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 查询结果的合计 */
export type WaybillImportRowSummary = {
  /** 已执行的行数 */
  doneCount: Scalars['Int']['output'];
  /** 拒绝的行数 */
  refusedCount: Scalars['Int']['output'];
};

/** 要导出的运单导入逐行结果 */
export type WaybillImportRowsExportInput = {
  /** 查询条件，与该列表的查询相同 */
  filter: WaybillImportRowFilter;
};

/** 运单导入状态 */
export type WaybillImportStatus =
  /** 已取消 */
  | 'CANCELLED'
  /** 待确认 */
  | 'CHECKED'
  /** 已完成 */
  | 'DONE'
  /** 失败 */
  | 'FAILED'
  /** 排队中 */
  | 'QUEUED'
  /** 导入中 */
  | 'RUNNING';

/** 查询结果的合计 */
export type WaybillImportSummary = {
  /** 新增（含将要新增）的行数 */
  createCount: Scalars['Int']['output'];
  /** 还没有执行的行数 */
  pendingCount: Scalars['Int']['output'];
  /** 拒绝的行数 */
  refusedCount: Scalars['Int']['output'];
  /** 数据行数 */
  total: Scalars['Int']['output'];
  /** 已存在且无变化的行数 */
  unchangedCount: Scalars['Int']['output'];
  /** 更新（含将要更新）的行数 */
  updateCount: Scalars['Int']['output'];
};

/** 要导出的运单导入记录 */
export type WaybillImportsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<WaybillImportFilter>;
};

/** 运单统计的数字 */
export type WaybillMeasure =
  /** 核算金额 */
  | 'ACCOUNTED'
  /** 实收 */
  | 'ACTUAL'
  /** 方数 */
  | 'CUBIC'
  /** 预计应收 */
  | 'EXPECTED'
  /** 不计入合计的条数 */
  | 'LEFT_OUT'
  /** 已付 */
  | 'PAID'
  /** 分期口径的成本 */
  | 'PHASE_COST'
  /** 分期口径的方量 */
  | 'PHASE_CUBIC'
  /** 分期口径的消纳费用 */
  | 'PHASE_DUMP_COST'
  /** 分期口径的已付金额 */
  | 'PHASE_PAID'
  /** 所查的一部分成本 */
  | 'PHASE_PART'
  /** 应收 */
  | 'RECEIVABLE'
  /** 趟数 */
  | 'TRIPS'
  /** 未定价的趟数 */
  | 'UNPRICED'
  /** 吨数 */
  | 'WEIGHT_TONS';

/** 运单分页 */
export type WaybillPage = {
  /** 本页的内容 */
  records: Array<Waybill>;
  /** 符合条件的全部合计 */
  summary: WaybillSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 一张运单的预付价；不填的不变，空则清除 */
export type WaybillPreparePriceInput = {
  /** 渣土场预付价（元） */
  garbagePreparePrice?: InputMaybe<Scalars['Money']['input']>;
  /** 运单编号 */
  id: Scalars['ID']['input'];
  /** 装车预付价（元） */
  inPreparePrice?: InputMaybe<Scalars['Money']['input']>;
  /** 所见的版本；填写后，他人已修改的行会被拒绝 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 一张运单的结算单价 */
export type WaybillPriceInput = {
  /** 运单编号 */
  id: Scalars['ID']['input'];
  /** 单价（元） */
  settlePrice: Scalars['Money']['input'];
};

/** 一张运单的备注 */
export type WaybillRemarkInput = {
  /** 运单编号 */
  id: Scalars['ID']['input'];
  /** 备注；空则清除 */
  remark?: InputMaybe<Scalars['String']['input']>;
  /** 所见的版本；填写后，他人已修改的行会被拒绝 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 运单修改申请 */
export type WaybillReview = {
  /** 当前用户可做的操作 */
  allowedActions: Array<WaybillReviewAction>;
  /** 修改后金额（元），按申请时的单价 */
  amountAfter: Scalars['Money']['output'];
  /** 修改前金额（元） */
  amountBefore: Scalars['Money']['output'];
  /** 申请人 */
  applyName: Scalars['String']['output'];
  /** 申请时间 */
  applyTime: Scalars['DateTime']['output'];
  /** 审核人；撤回、取消的则为操作人 */
  auditName?: Maybe<Scalars['String']['output']>;
  /** 本人审核：审核人是否申请人本人 */
  auditOwn: Scalars['Boolean']['output'];
  /** 审核意见 */
  auditReason?: Maybe<Scalars['String']['output']>;
  /** 审核时间 */
  auditTime?: Maybe<Scalars['DateTime']['output']>;
  /** 结算卡号 */
  cardNo?: Maybe<Scalars['String']['output']>;
  /** 修改内容：修改前后的差异 */
  changes: Array<FieldComparison>;
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: Maybe<Scalars['Boolean']['output']>;
  /** 出场时间 */
  goDatetime: Scalars['DateTime']['output'];
  /** 编号 */
  id: Scalars['ID']['output'];
  /** 项目 */
  projectName: Scalars['String']['output'];
  /** 申请原因 */
  reason?: Maybe<Scalars['String']['output']>;
  /** 状态 */
  status: WaybillReviewStatus;
  /** 装车车牌 */
  truckCode: Scalars['String']['output'];
  /** 运单；不可查看运单的人看不到 */
  waybill?: Maybe<Waybill>;
  /** 运单编号 */
  waybillId: Scalars['ID']['output'];
  /** 运单号 */
  waybillNo: Scalars['String']['output'];
};

/** 可对记录做的操作 */
export type WaybillReviewAction =
  /** 审核通过 */
  | 'approve'
  /** 驳回 */
  | 'reject'
  /** 撤回 */
  | 'withdraw';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type WaybillReviewEqual = {
  /** 修改后金额（元），按申请时的单价 */
  amountAfter?: InputMaybe<Scalars['Money']['input']>;
  /** 修改前金额（元） */
  amountBefore?: InputMaybe<Scalars['Money']['input']>;
  /** 申请人 */
  applyName?: InputMaybe<Scalars['String']['input']>;
  /** 申请时间 */
  applyTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 审核人；撤回、取消的则为操作人 */
  auditName?: InputMaybe<Scalars['String']['input']>;
  /** 本人审核：审核人是否申请人本人 */
  auditOwn?: InputMaybe<Scalars['Boolean']['input']>;
  /** 审核意见 */
  auditReason?: InputMaybe<Scalars['String']['input']>;
  /** 审核时间 */
  auditTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 结算卡号 */
  cardNo?: InputMaybe<Scalars['String']['input']>;
  /** 审核时双人复核关闭：审核通过时公司没有开启双人复核；没有审核通过的为空 */
  fourEyesOff?: InputMaybe<Scalars['Boolean']['input']>;
  /** 出场时间 */
  goDatetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 项目 */
  projectName?: InputMaybe<Scalars['String']['input']>;
  /** 申请原因 */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** 状态 */
  status?: InputMaybe<WaybillReviewStatus>;
  /** 装车车牌 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
  /** 运单编号 */
  waybillId?: InputMaybe<Scalars['ID']['input']>;
  /** 运单号 */
  waybillNo?: InputMaybe<Scalars['String']['input']>;
};

/** 运单修改申请的查询条件 */
export type WaybillReviewFilter = {
  /** 申请人，模糊 */
  applyName?: InputMaybe<Scalars['String']['input']>;
  /** 申请时间 */
  applyTime?: InputMaybe<DateTimeRange>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<WaybillReviewEqual>;
  /** 运单号，模糊 */
  no?: InputMaybe<Scalars['String']['input']>;
  /** 是否为本人申请 */
  own?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * 项目编号
   * @deprecated 2027-06 移除，改用 projectInfoId
   */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** 项目编号 */
  projectInfoId?: InputMaybe<Scalars['ID']['input']>;
  /** 状态；空列表不查到任何记录 */
  status?: InputMaybe<Array<WaybillReviewStatus>>;
  /** 装车车牌，模糊 */
  truckCode?: InputMaybe<Scalars['String']['input']>;
  /** 运单编号 */
  waybillId?: InputMaybe<Scalars['ID']['input']>;
};

/** 运单修改申请分页 */
export type WaybillReviewPage = {
  /** 本页的内容 */
  records: Array<WaybillReview>;
  /** 符合条件的全部合计 */
  summary: WaybillReviewSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 运单修改申请排序 */
export type WaybillReviewSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: WaybillReviewSortField;
};

/** 运单修改申请的排序字段 */
export type WaybillReviewSortField =
  /** 申请时间 */
  | 'APPLY_TIME';

/** 运单修改申请的状态 */
export type WaybillReviewStatus =
  /** 已通过 */
  | 'APPROVED'
  /** 已取消 */
  | 'CANCELLED'
  /** 待审核 */
  | 'PENDING'
  /** 已驳回 */
  | 'REJECTED'
  /** 已撤回 */
  | 'WITHDRAWN';

/** 查询结果的合计 */
export type WaybillReviewSummary = {
  /** 修改后金额（元），按申请时的单价 */
  amountAfter: Scalars['Money']['output'];
  /** 修改前金额（元） */
  amountBefore: Scalars['Money']['output'];
};

/** 要导出的运单修改申请 */
export type WaybillReviewsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<WaybillReviewFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<WaybillReviewSort>>;
};

/** 一张运单的班次 */
export type WaybillShiftInput = {
  /** 运单编号 */
  id: Scalars['ID']['input'];
  /** 班次；空则清除 */
  inShiftType?: InputMaybe<ShiftType>;
  /** 所见的版本；填写后，他人已修改的行会被拒绝 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 运单排序 */
export type WaybillSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: WaybillSortField;
};

/** 运单排序字段 */
export type WaybillSortField =
  /** 车队长 */
  | 'CAPTAIN_NAME'
  /** 出场时间 */
  | 'GO_DATETIME'
  /** 装车时间 */
  | 'IN_DATETIME'
  /** 运单号 */
  | 'NO'
  /** 项目 */
  | 'PROJECT_NAME'
  /** 应收 */
  | 'RECEIVABLE'
  /** 装车车牌 */
  | 'TRUCK_CODE'
  /** 数量 */
  | 'WEIGHT_TONS';

/** 一组运单的合计；所按的维度相同的为一组，没有按其统计的维度为空 */
export type WaybillStat = {
  /** 核算金额（元）：记入卡片台账的，与首页的可结算金额同一口径 */
  accountedAmt: Scalars['Money']['output'];
  /** 实收（元） */
  actual: Scalars['Money']['output'];
  /** 已付（元） */
  actuallyPaid: Scalars['Money']['output'];
  /** 车队长 */
  captain?: Maybe<Captain>;
  /** 车队长编号 */
  captainId?: Maybe<Scalars['ID']['output']>;
  /** 公司；不在该公司的人看不到 */
  company?: Maybe<Company>;
  /** 公司编号；车队长在各公司的 */
  companyAuthId?: Maybe<Scalars['ID']['output']>;
  /** 方数 */
  cubic: Scalars['Quantity']['output'];
  /** 出场日期，yyyy-MM-dd，北京时间 */
  day?: Maybe<Scalars['Date']['output']>;
  /** 司机 */
  driver?: Maybe<Driver>;
  /** 司机编号 */
  driverId?: Maybe<Scalars['ID']['output']>;
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 预计应收（元）：已定价的为应收，未定价的按现在的单价 */
  expectedAmt: Scalars['Money']['output'];
  /** 渣土场编号 */
  garbageId?: Maybe<Scalars['ID']['output']>;
  /** 出场土质 */
  goSoilType?: Maybe<Scalars['String']['output']>;
  /** 班次 */
  inShiftType?: Maybe<ShiftType>;
  /** 是否用票 */
  isTicket?: Maybe<Scalars['Boolean']['output']>;
  /** 不计入合计的条数：查到的已作废、已驳回等；查询条件指明状态时都计入 */
  leftOut: Scalars['Int']['output'];
  /** 挖机编号 */
  machineCode?: Maybe<Scalars['String']['output']>;
  /** 出场月份，yyyy-MM，北京时间 */
  month?: Maybe<Scalars['String']['output']>;
  /** 收款人；不可查看基础资料的人看不到 */
  payee?: Maybe<Payee>;
  /** 收款人编号 */
  payeeId?: Maybe<Scalars['ID']['output']>;
  /** 分期口径的成本（元）：与分期图表和项目看板同一口径；没有按分期查询的为空 */
  phaseCost?: Maybe<Scalars['Money']['output']>;
  /** 分期口径的方量（方）：与分期图表和项目看板同一口径；没有按分期查询的为空 */
  phaseCubic?: Maybe<Scalars['Quantity']['output']>;
  /** 分期口径的消纳费用（元）：与分期图表和项目看板同一口径；没有按分期查询的为空 */
  phaseDumpCost?: Maybe<Scalars['Money']['output']>;
  /** 分期口径的已付金额（元）：与分期图表和项目看板同一口径；没有按分期查询的为空 */
  phasePaidAmt?: Maybe<Scalars['Money']['output']>;
  /** 所查的一部分成本（元）：没有按成本的一部分查询的为空 */
  phasePartAmt?: Maybe<Scalars['Money']['output']>;
  /** 单价来源 */
  priceSource?: Maybe<PriceSource>;
  /** 项目 */
  project?: Maybe<Project>;
  /** 项目编号 */
  projectInfoId?: Maybe<Scalars['ID']['output']>;
  /** 应收（元） */
  receivable: Scalars['Money']['output'];
  /** 已在结算单上 */
  settled?: Maybe<Scalars['Boolean']['output']>;
  /** 结算单状态 */
  settlementStatus?: Maybe<Scalars['String']['output']>;
  /** 状态 */
  status?: Maybe<WaybillStatus>;
  /** 运输模式 */
  tpMode?: Maybe<TpMode>;
  /** 趟数，计入合计的 */
  trips: Scalars['Int']['output'];
  /** 装车车牌 */
  truckCode?: Maybe<Scalars['String']['output']>;
  /** 未定价的趟数 */
  unpriced: Scalars['Int']['output'];
  /** 构成本组的运单，同运单列表：查询条件与本组的各维度都相符的 */
  waybills?: Maybe<WaybillPage>;
  /** 吨数 */
  weightTons: Scalars['Quantity']['output'];
  /** 计量单位 */
  weightType?: Maybe<WeightUnit>;
  /** 出场年份，yyyy，北京时间 */
  year?: Maybe<Scalars['String']['output']>;
};


/** 一组运单的合计；所按的维度相同的为一组，没有按其统计的维度为空 */
export type WaybillStatWaybillsArgs = {
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<WaybillSort>>;
};

/** 只要某个数字在此范围内的组 */
export type WaybillStatHaving = {
  /** 数量上限，含 */
  max?: InputMaybe<Scalars['Quantity']['input']>;
  /** 数字 */
  measure: WaybillMeasure;
  /** 数量下限，含 */
  min?: InputMaybe<Scalars['Quantity']['input']>;
};

/** 运单统计分页；total 为组数 */
export type WaybillStatPage = {
  /** 本页的各组 */
  records: Array<WaybillStat>;
  /** 合计 */
  summary: WaybillStatSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 运单统计的排序 */
export type WaybillStatSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: WaybillStatSortField;
};

/** 运单统计的排序：所按的维度或所查的数字 */
export type WaybillStatSortField =
  /** 核算金额 */
  | 'ACCOUNTED'
  /** 实收 */
  | 'ACTUAL'
  /** 车队长编号 */
  | 'CAPTAIN'
  /** 公司编号 */
  | 'COMPANY'
  /** 方数 */
  | 'CUBIC'
  /** 出场日期 */
  | 'DAY'
  /** 司机编号 */
  | 'DRIVER'
  /** 预计应收 */
  | 'EXPECTED'
  /** 不计入合计的条数 */
  | 'LEFT_OUT'
  /** 挖机编号 */
  | 'MACHINE'
  /** 运输模式 */
  | 'MODE'
  /** 出场月份 */
  | 'MONTH'
  /** 已付 */
  | 'PAID'
  /** 收款人编号 */
  | 'PAYEE'
  /** 分期口径的成本 */
  | 'PHASE_COST'
  /** 分期口径的方量 */
  | 'PHASE_CUBIC'
  /** 分期口径的消纳费用 */
  | 'PHASE_DUMP_COST'
  /** 分期口径的已付金额 */
  | 'PHASE_PAID'
  /** 所查的一部分成本 */
  | 'PHASE_PART'
  /** 单价来源 */
  | 'PRICE_SOURCE'
  /** 项目编号 */
  | 'PROJECT'
  /** 应收 */
  | 'RECEIVABLE'
  /** 已在结算单上 */
  | 'SETTLED'
  /** 结算单状态 */
  | 'SETTLEMENT_STATUS'
  /** 班次 */
  | 'SHIFT'
  /** 渣土场编号 */
  | 'SITE'
  /** 出场土质 */
  | 'SOIL'
  /** 状态 */
  | 'STATUS'
  /** 是否用票 */
  | 'TICKET'
  /** 趟数 */
  | 'TRIPS'
  /** 装车车牌 */
  | 'TRUCK'
  /** 计量单位 */
  | 'UNIT'
  /** 未定价的趟数 */
  | 'UNPRICED'
  /** 吨数 */
  | 'WEIGHT_TONS'
  /** 出场年份 */
  | 'YEAR';

/** 全部各组的合计 */
export type WaybillStatSummary = {
  /** 核算金额（元）：记入卡片台账的，与首页的可结算金额同一口径 */
  accountedAmt: Scalars['Money']['output'];
  /** 实收（元） */
  actual: Scalars['Money']['output'];
  /** 已付（元） */
  actuallyPaid: Scalars['Money']['output'];
  /** 方数 */
  cubic: Scalars['Quantity']['output'];
  /** 预计应收（元）：已定价的为应收，未定价的按现在的单价 */
  expectedAmt: Scalars['Money']['output'];
  /** 不计入合计的条数：查到的已作废、已驳回等；查询条件指明状态时都计入 */
  leftOut: Scalars['Int']['output'];
  /** 分期口径的成本（元）：与分期图表和项目看板同一口径；没有按分期查询的为空 */
  phaseCost?: Maybe<Scalars['Money']['output']>;
  /** 分期口径的方量（方）：与分期图表和项目看板同一口径；没有按分期查询的为空 */
  phaseCubic?: Maybe<Scalars['Quantity']['output']>;
  /** 分期口径的消纳费用（元）：与分期图表和项目看板同一口径；没有按分期查询的为空 */
  phaseDumpCost?: Maybe<Scalars['Money']['output']>;
  /** 分期口径的已付金额（元）：与分期图表和项目看板同一口径；没有按分期查询的为空 */
  phasePaidAmt?: Maybe<Scalars['Money']['output']>;
  /** 所查的一部分成本（元）：没有按成本的一部分查询的为空 */
  phasePartAmt?: Maybe<Scalars['Money']['output']>;
  /** 应收（元） */
  receivable: Scalars['Money']['output'];
  /** 趟数，计入合计的 */
  trips: Scalars['Int']['output'];
  /** 未定价的趟数 */
  unpriced: Scalars['Int']['output'];
  /** 吨数 */
  weightTons: Scalars['Quantity']['output'];
};

/** 运单状态 */
export type WaybillStatus =
  /** 运输中 */
  | 'IN_TRANSIT'
  /** 已装车 */
  | 'LOADED'
  /** 已卸车 */
  | 'UNLOADED'
  /** 已作废 */
  | 'VOID';

/** 查询结果的合计 */
export type WaybillSummary = {
  /** 核算金额（元）：记入卡片台账的，与首页的可结算金额同一口径 */
  accountedAmt: Scalars['Money']['output'];
  /** 计入合计的条数 */
  counted: Scalars['Int']['output'];
  /** 方数 */
  cubic: Scalars['Quantity']['output'];
  /** 不计入合计的条数：查到的已作废、已驳回等；查询条件指明状态时都计入 */
  leftOut: Scalars['Int']['output'];
  /** 成本（元），与分期图表和项目看板同一口径：未结算的按现在的单价；没有按分期查询的为空 */
  phaseCost?: Maybe<Scalars['Money']['output']>;
  /** 方量（方），与分期图表和项目看板同一口径：按分期的每车方量和土质的吨方换算；没有按分期查询的为空 */
  phaseCubic?: Maybe<Scalars['Quantity']['output']>;
  /** 消纳费用（元），与分期图表和项目看板同一口径：运单没有填的按渣土场单价；没有按分期查询的为空 */
  phaseDumpCost?: Maybe<Scalars['Money']['output']>;
  /** 已付（元），与分期图表和项目看板同一口径；没有按分期查询的为空 */
  phasePaidAmt?: Maybe<Scalars['Money']['output']>;
  /** 项目成本中所查部分的金额（元），与项目成本同一口径；没有按成本的一部分查询的为空 */
  phasePartAmt?: Maybe<Scalars['Money']['output']>;
  /** 应收（元） */
  receivable: Scalars['Money']['output'];
  /** 吨数 */
  weightTons: Scalars['Quantity']['output'];
};

/** 运单用的票 */
export type WaybillTicket = {
  /** 票据成本（元）：当月该渣土场、土质的平均单价 */
  cost: Scalars['Money']['output'];
};

/** 运单的轨迹：装车（或出场）到完成之间该车的定位 */
export type WaybillTrack = {
  /** 坐标系 */
  coordinateSystem: CoordinateSystem;
  /** 渣土场 */
  destination?: Maybe<TrackPlace>;
  /** 里程，米 */
  distance: Scalars['Int']['output'];
  /** 从第一个到最后一个定位点的时长，秒 */
  duration: Scalars['Int']['output'];
  /** 轨迹的异常 */
  flags: Array<TrackFlag>;
  /** 偏航的比较依据 */
  offRouteBasis?: Maybe<RouteBasis>;
  /** 偏航里程所占的比例，0 到 1；没有渣土场、坐标或定位时为空 */
  offRouteShare?: Maybe<Scalars['Float']['output']>;
  /** 项目 */
  origin?: Maybe<TrackPlace>;
  /** 定位点，按时间；纠偏后的不含异常点 */
  points: Array<TrackPoint>;
  /** 纠偏方式 */
  snapping: TrackSnapping;
  /** 停留，按时间 */
  stops: Array<TrackStop>;
  /** 车牌 */
  truckCode: Scalars['String']['output'];
  /** 运单；不可查看运单的人看不到 */
  waybill?: Maybe<Waybill>;
  /** 运单编号 */
  waybillId: Scalars['ID']['output'];
};

/** 修改运单的结果 */
export type WaybillUpdate = {
  /** 凭此撤销；没有直接修改的则为空 */
  changeSetId?: Maybe<Scalars['ID']['output']>;
  /** 提交审核的部分；没有则为空 */
  review?: Maybe<WaybillReview>;
  /** 修改后的运单 */
  waybill: Waybill;
};

/** 一张运单的车辆类型 */
export type WaybillVehicleTypeInput = {
  /** 车辆类型；空则清除 */
  goVehicleType?: InputMaybe<Scalars['String']['input']>;
  /** 运单编号 */
  id: Scalars['ID']['input'];
  /** 所见的版本；填写后，他人已修改的行会被拒绝 */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** 要导出的运单 */
export type WaybillsExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<WaybillFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<WaybillSort>>;
};

/** 计量单位 */
export type WeightUnit =
  /** 方 */
  | 'CUBIC'
  /** 吨 */
  | 'TON'
  /** 车 */
  | 'TRUCK';

/** 首页数字：一天开始时要看的 */
export type Welcome = {
  /** 已审核未付金额（元） */
  approvedUnpaidAmount: Scalars['Money']['output'];
  /** 最近 14 天 */
  days: Array<WelcomeDay>;
  /** 已结算但没有收款人的运单 */
  lackingPayeeCount: Scalars['Int']['output'];
  /** 未结算的回执单 */
  openReceiptCount: Scalars['Int']['output'];
  /** 未结算回执单上的运单 */
  openReceiptWaybillCount: Scalars['Int']['output'];
  /** 修改待审核的运单 */
  pendingReviewCount: Scalars['Int']['output'];
  /** 待审核结算单的金额（元） */
  pendingSettlementAmount: Scalars['Money']['output'];
  /** 待审核的结算单 */
  pendingSettlementCount: Scalars['Int']['output'];
  /** 可结算运单的预计金额（元） */
  settleAbleAmount: Scalars['Money']['output'];
  /** 可结算运单 */
  settleAbleWaybillCount: Scalars['Int']['output'];
  /** 走势的吨数未含的趟数：按方、按车计量的运单没有吨数；宜单独查询 */
  tripsWithoutTons: Scalars['Int']['output'];
  /** 可结算但没有单价的运单；未结算的运单很多时较慢，宜单独查询 */
  unpricedCount: Scalars['Int']['output'];
  /** 昨日趟数 */
  yesterdayTripCount: Scalars['Int']['output'];
};

/** 一天的运输 */
export type WelcomeDay = {
  /** 日期，yyyy-MM-dd */
  day: Scalars['Date']['output'];
  /** 趟数 */
  tripCount: Scalars['Int']['output'];
  /** 吨数 */
  weightTons: Scalars['Quantity']['output'];
};

/** 在经营的渣土场：由谁经营，何时开放，还能收多少 */
export type YardSite = {
  /** 地址 */
  address?: Maybe<Scalars['String']['output']>;
  /** 当前用户可做的操作 */
  allowedActions: Array<YardSiteAction>;
  /** 剩余容量（方） */
  capacityLeft?: Maybe<Scalars['Quantity']['output']>;
  /** 认领时间 */
  claimedAt: Scalars['DateTime']['output'];
  /** 认领人 */
  claimedName: Scalars['String']['output'];
  /** 建筑公司 */
  companyName: Scalars['String']['output'];
  /** 创建时间 */
  createTime: Scalars['DateTime']['output'];
  /** 渣土场 */
  dumpSite?: Maybe<DumpSite>;
  /** 渣土场编号 */
  garbageId: Scalars['ID']['output'];
  /** 渣土场 */
  garbageName: Scalars['String']['output'];
  /** 经营编号 */
  id: Scalars['ID']['output'];
  /** 开放时间 */
  openHours?: Maybe<Scalars['String']['output']>;
  /** 收费说明 */
  priceNote?: Maybe<Scalars['String']['output']>;
  /** 收哪些土质；空为都收 */
  soils?: Maybe<Array<Scalars['String']['output']>>;
  /** 最后修改时间 */
  updateTime: Scalars['DateTime']['output'];
  /** 版本，修改时带回 */
  version: Scalars['Int']['output'];
  /** 经营方 */
  yardName: Scalars['String']['output'];
};

/** 可对记录做的操作 */
export type YardSiteAction =
  /** 结束渣土场的经营 */
  | 'end'
  /** 公布渣土场信息 */
  | 'update';

/** 各字段恰为所给的值，时间精确到秒；不填的不限 */
export type YardSiteEqual = {
  /** 地址 */
  address?: InputMaybe<Scalars['String']['input']>;
  /** 剩余容量（方） */
  capacityLeft?: InputMaybe<Scalars['Quantity']['input']>;
  /** 认领时间 */
  claimedAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 认领人 */
  claimedName?: InputMaybe<Scalars['String']['input']>;
  /** 建筑公司 */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** 创建时间 */
  createTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 经营编号 */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** 开放时间 */
  openHours?: InputMaybe<Scalars['String']['input']>;
  /** 收费说明 */
  priceNote?: InputMaybe<Scalars['String']['input']>;
  /** 最后修改时间 */
  updateTime?: InputMaybe<Scalars['DateTime']['input']>;
  /** 版本，修改时带回 */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** 经营方 */
  yardName?: InputMaybe<Scalars['String']['input']>;
};

/** 在经营的渣土场的查询条件 */
export type YardSiteFilter = {
  /** 建筑公司，模糊 */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** 各字段恰为所给的值，时间精确到秒；不填的不限 */
  equal?: InputMaybe<YardSiteEqual>;
  /** 渣土场编号 */
  garbageId?: InputMaybe<Scalars['ID']['input']>;
  /** 渣土场，模糊 */
  garbageName?: InputMaybe<Scalars['String']['input']>;
  /** 经营方，模糊 */
  yardName?: InputMaybe<Scalars['String']['input']>;
};

/** 公布给公司看的渣土场信息；没有写的成员不变 */
export type YardSiteInput = {
  /** 剩余容量（方） */
  capacityLeft?: InputMaybe<Scalars['Quantity']['input']>;
  /** 开放时间，最多 60 个字符 */
  openHours?: InputMaybe<Scalars['String']['input']>;
  /** 收费说明，最多 200 个字符 */
  priceNote?: InputMaybe<Scalars['String']['input']>;
  /** 收哪些土质；空为都收，最多 20 种，每种最多 20 个字符 */
  soils?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** 一页在经营的渣土场 */
export type YardSitePage = {
  /** 在经营的渣土场 */
  records: Array<YardSite>;
  /** 合计 */
  summary: YardSiteSummary;
  /** 符合条件的总条数 */
  total: Scalars['Int']['output'];
};

/** 在经营的渣土场的排序 */
export type YardSiteSort = {
  /** 排序方向 */
  direction?: SortDirection;
  /** 排序字段 */
  field: YardSiteSortField;
};

/** 在经营的渣土场的排序字段 */
export type YardSiteSortField =
  /** 认领时间 */
  | 'CLAIMED_AT'
  /** 建筑公司 */
  | 'COMPANY_NAME'
  /** 渣土场 */
  | 'GARBAGE_NAME';

/** 查询到的在经营的渣土场的合计 */
export type YardSiteSummary = {
  /** 其中的公司数 */
  companyCount: Scalars['Int']['output'];
};

/** 要导出的渣土场 */
export type YardSitesExportInput = {
  /** 查询条件，与该列表的查询相同；不填则为全部 */
  filter?: InputMaybe<YardSiteFilter>;
  /** 排序，与该列表的查询相同 */
  sort?: InputMaybe<Array<YardSiteSort>>;
};
