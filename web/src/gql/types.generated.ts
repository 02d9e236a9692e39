export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  DateTime: { input: string; output: string; }
  Decimal: { input: string; output: string; }
};

export type Card = {
  allowedActions: Array<Scalars['String']['output']>;
  bindingDate?: Maybe<Scalars['DateTime']['output']>;
  captainId: Scalars['ID']['output'];
  captainName: Scalars['String']['output'];
  cardNo: Scalars['String']['output'];
  cardType: CardType;
  companyAuthId: Scalars['ID']['output'];
  companyAuthName: Scalars['String']['output'];
  giveCardDatetime?: Maybe<Scalars['DateTime']['output']>;
  giveCardNo?: Maybe<Scalars['String']['output']>;
  giveCardUserId?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  ids: Array<Scalars['ID']['output']>;
  kind: CardKind;
  paidAmount: Scalars['Decimal']['output'];
  parentCardNo?: Maybe<Scalars['String']['output']>;
  payee?: Maybe<Payee>;
  settleAbleCount: Scalars['Int']['output'];
  settleAmount?: Maybe<Scalars['Decimal']['output']>;
  settledAmount: Scalars['Decimal']['output'];
  status: CardStatus;
  subCardCount: Scalars['Int']['output'];
  unsettledAmount: Scalars['Decimal']['output'];
  updateWaybillsCount: Scalars['Int']['output'];
  waybillCount: Scalars['Int']['output'];
  waybillsCount: Scalars['Int']['output'];
};

export type CardFilter = {
  bindingDate?: InputMaybe<DateTimeRange>;
  captainName?: InputMaybe<Scalars['String']['input']>;
  cardNo?: InputMaybe<Scalars['String']['input']>;
  cardNos?: InputMaybe<Array<Scalars['String']['input']>>;
  kind?: InputMaybe<CardKind>;
  parentCardNo?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<CardStatus>>;
};

export type CardGiverInput = {
  bindingBankName?: InputMaybe<Scalars['String']['input']>;
  bindingBankNo?: InputMaybe<Scalars['String']['input']>;
  giveCardUserId: Scalars['String']['input'];
  payeeId?: InputMaybe<Scalars['ID']['input']>;
  payeeName?: InputMaybe<Scalars['String']['input']>;
  settleAmount?: InputMaybe<Scalars['Decimal']['input']>;
  settleCardNo: Scalars['String']['input'];
};

export enum CardKind {
  Captain = 'CAPTAIN',
  Sub = 'SUB'
}

export type CardPage = {
  records: Array<Card>;
  summary: CardSummary;
  total: Scalars['Int']['output'];
};

export type CardSort = {
  direction?: SortDirection;
  field: CardSortField;
};

export enum CardSortField {
  BindingDate = 'BINDING_DATE',
  CaptainName = 'CAPTAIN_NAME',
  CardNo = 'CARD_NO',
  Status = 'STATUS'
}

export enum CardStatus {
  Activated = 'ACTIVATED',
  NotActivated = 'NOT_ACTIVATED',
  Settled = 'SETTLED',
  Voided = 'VOIDED'
}

export type CardSummary = {
  paidAmount: Scalars['Decimal']['output'];
  settledAmount: Scalars['Decimal']['output'];
  unsettledAmount: Scalars['Decimal']['output'];
  waybillCount: Scalars['Int']['output'];
};

export enum CardType {
  CarryOver = 'CARRY_OVER',
  Purchase = 'PURCHASE',
  Refund = 'REFUND'
}

export type Company = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  payeeCheck: Scalars['Boolean']['output'];
};

export type CompanyEntry = {
  companyAuthId: Scalars['ID']['output'];
  companyAuthName: Scalars['String']['output'];
  currentCompanyAuth: Scalars['Boolean']['output'];
  phone: Scalars['String']['output'];
  positionName: Scalars['String']['output'];
  roleType: Scalars['Int']['output'];
};

export type DateTimeRange = {
  from?: InputMaybe<Scalars['DateTime']['input']>;
  to?: InputMaybe<Scalars['DateTime']['input']>;
};

export type DictionaryItem = {
  itemName: Scalars['String']['output'];
  itemValue: Scalars['String']['output'];
};

export enum DocumentState {
  Altered = 'ALTERED',
  Genuine = 'GENUINE',
  Voided = 'VOIDED'
}

export type ExcludedWaybill = {
  cardNo?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
  no: Scalars['String']['output'];
  reason: Scalars['String']['output'];
  truckCode: Scalars['String']['output'];
};

export type GenerateReceiptsInput = {
  settleCardNos: Array<Scalars['String']['input']>;
};

export type Mutation = {
  approveSettlement: Settlement;
  checkCode: Scalars['String']['output'];
  chooseCompany: TokenBundle;
  deleteSettlement: Scalars['Boolean']['output'];
  generateReceipts: Array<Receipt>;
  generateSettlements: SettlementGeneration;
  lockSession: Scalars['Boolean']['output'];
  previewSettlements: SettlementPreview;
  refreshToken: TokenBundle;
  rejectSettlement: Settlement;
  removeScannedCards: Array<Card>;
  scanCards: ScanResult;
  sendCode: Scalars['String']['output'];
  setCardGivers: Array<Card>;
  setPayees: Array<RowResult>;
  setWaybillPrices: Array<RowResult>;
  signIn: TokenBundle;
  signOut: Scalars['Boolean']['output'];
  unlockSession: Scalars['Boolean']['output'];
  updateSettlement: Settlement;
  voidReceipt: Receipt;
};


export type MutationApproveSettlementArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCheckCodeArgs = {
  code: Scalars['String']['input'];
  mobile: Scalars['String']['input'];
};


export type MutationChooseCompanyArgs = {
  companyAuthId: Scalars['ID']['input'];
};


export type MutationDeleteSettlementArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationGenerateReceiptsArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: GenerateReceiptsInput;
};


export type MutationGenerateSettlementsArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SettlementSourceInput;
};


export type MutationLockSessionArgs = {
  password: Scalars['String']['input'];
};


export type MutationPreviewSettlementsArgs = {
  input: SettlementSourceInput;
};


export type MutationRefreshTokenArgs = {
  refreshToken: Scalars['String']['input'];
};


export type MutationRejectSettlementArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};


export type MutationRemoveScannedCardsArgs = {
  cardNos: Array<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationScanCardsArgs = {
  cardNos: Array<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSendCodeArgs = {
  mobile: Scalars['String']['input'];
  roleType?: Scalars['Int']['input'];
  type?: Scalars['Int']['input'];
};


export type MutationSetCardGiversArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: Array<CardGiverInput>;
};


export type MutationSetPayeesArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: Array<SetPayeeInput>;
};


export type MutationSetWaybillPricesArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: Array<WaybillPriceInput>;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationUnlockSessionArgs = {
  password: Scalars['String']['input'];
};


export type MutationUpdateSettlementArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  remark?: InputMaybe<Scalars['String']['input']>;
  version: Scalars['Int']['input'];
};


export type MutationVoidReceiptArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type PageInput = {
  current?: Scalars['Int']['input'];
  size?: Scalars['Int']['input'];
};

export type Payee = {
  bindingBankName: Scalars['String']['output'];
  bindingBankNo: Scalars['String']['output'];
  carrierName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  mobile?: Maybe<Scalars['String']['output']>;
  payeeId: Scalars['ID']['output'];
  payeeName: Scalars['String']['output'];
  status: Scalars['Boolean']['output'];
};

export enum PriceSource {
  DirectPay = 'DIRECT_PAY',
  Project = 'PROJECT',
  Typed = 'TYPED'
}

export type PriceSourceTotal = {
  amount: Scalars['Decimal']['output'];
  count: Scalars['Int']['output'];
  source: PriceSource;
};

export type Project = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type PublicDocument = {
  amount?: Maybe<Scalars['Decimal']['output']>;
  cnt: Scalars['Int']['output'];
  companyName: Scalars['String']['output'];
  date: Scalars['String']['output'];
  number: Scalars['String']['output'];
  state: DocumentState;
};

export type Query = {
  card?: Maybe<Card>;
  cards: CardPage;
  companiesOfPhone: Array<CompanyEntry>;
  dictionary: Array<DictionaryItem>;
  payees: Array<Payee>;
  projects: Array<Project>;
  publicDocument?: Maybe<PublicDocument>;
  receipt?: Maybe<Receipt>;
  receipts: ReceiptPage;
  scannedCards: Array<Card>;
  settlement?: Maybe<Settlement>;
  settlements: SettlementPage;
  viewer: Viewer;
  waybill?: Maybe<Waybill>;
  waybills: WaybillPage;
  welcome: Welcome;
};


export type QueryCardArgs = {
  cardNo: Scalars['String']['input'];
};


export type QueryCardsArgs = {
  filter?: InputMaybe<CardFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<CardSort>>;
};


export type QueryCompaniesOfPhoneArgs = {
  code: Scalars['String']['input'];
  mobile: Scalars['String']['input'];
  roleType?: Scalars['Int']['input'];
};


export type QueryDictionaryArgs = {
  name: Scalars['String']['input'];
};


export type QueryPayeesArgs = {
  param: Scalars['String']['input'];
};


export type QueryPublicDocumentArgs = {
  token: Scalars['String']['input'];
};


export type QueryReceiptArgs = {
  giveCardNo: Scalars['String']['input'];
};


export type QueryReceiptsArgs = {
  filter?: InputMaybe<ReceiptFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<ReceiptSort>>;
};


export type QuerySettlementArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySettlementsArgs = {
  filter?: InputMaybe<SettlementFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<SettlementSort>>;
};


export type QueryWaybillArgs = {
  id: Scalars['ID']['input'];
};


export type QueryWaybillsArgs = {
  filter?: InputMaybe<WaybillFilter>;
  page?: InputMaybe<PageInput>;
  sort?: InputMaybe<Array<WaybillSort>>;
};

export type Receipt = {
  allowedActions: Array<Scalars['String']['output']>;
  cardCount: Scalars['Int']['output'];
  companyAuthName: Scalars['String']['output'];
  createBy: Scalars['String']['output'];
  createTime: Scalars['DateTime']['output'];
  giveCardCnt: Scalars['Int']['output'];
  giveCardDatetime: Scalars['DateTime']['output'];
  giveCardNo: Scalars['String']['output'];
  giveCardUserId: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  ids: Array<Scalars['ID']['output']>;
  isSettle: Scalars['Boolean']['output'];
  lines: Array<ReceiptLine>;
  notSelectableReason?: Maybe<Scalars['String']['output']>;
  receipt: Scalars['String']['output'];
  settleAbleCount: Scalars['Int']['output'];
  settleCardNo: Scalars['String']['output'];
  status: ReceiptStatus;
  updateWaybillsCount: Scalars['Int']['output'];
  voidReason?: Maybe<Scalars['String']['output']>;
};

export type ReceiptCardRef = {
  giveCardNo: Scalars['String']['input'];
  settleCardNo?: InputMaybe<Scalars['String']['input']>;
};

export type ReceiptFilter = {
  giveCardDatetime?: InputMaybe<DateTimeRange>;
  giveCardNo?: InputMaybe<Scalars['String']['input']>;
  giveCardNos?: InputMaybe<Array<Scalars['String']['input']>>;
  giveCardUserId?: InputMaybe<Scalars['String']['input']>;
  isSettle?: InputMaybe<Scalars['Boolean']['input']>;
  settleCardNo?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Array<ReceiptStatus>>;
};

export type ReceiptLine = {
  cardType: CardType;
  giveCardCnt: Scalars['Int']['output'];
  giveCardDatetime: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  projectName: Scalars['String']['output'];
  settleAbleCount: Scalars['Int']['output'];
  settleCardNo: Scalars['String']['output'];
  status: ReceiptStatus;
  updateWaybillsCount: Scalars['Int']['output'];
};

export type ReceiptPage = {
  records: Array<Receipt>;
  summary: ReceiptSummary;
  total: Scalars['Int']['output'];
};

export type ReceiptSort = {
  direction?: SortDirection;
  field: ReceiptSortField;
};

export enum ReceiptSortField {
  CardCount = 'CARD_COUNT',
  GiveCardCnt = 'GIVE_CARD_CNT',
  GiveCardDatetime = 'GIVE_CARD_DATETIME',
  GiveCardNo = 'GIVE_CARD_NO',
  GiveCardUserId = 'GIVE_CARD_USER_ID'
}

export enum ReceiptStatus {
  Open = 'OPEN',
  Settled = 'SETTLED',
  Voided = 'VOIDED'
}

export type ReceiptSummary = {
  cardCount: Scalars['Int']['output'];
  giveCardCnt: Scalars['Int']['output'];
};

export type RefusedCard = {
  cardNo: Scalars['String']['output'];
  errorCode: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type RowResult = {
  id: Scalars['ID']['output'];
  msg?: Maybe<Scalars['String']['output']>;
  ok: Scalars['Boolean']['output'];
};

export type ScanResult = {
  cards: Array<Card>;
  message: Scalars['String']['output'];
  refused: Array<RefusedCard>;
};

export type SetPayeeInput = {
  id: Scalars['ID']['input'];
  payeeId: Scalars['ID']['input'];
};

export type Settlement = {
  agentName: Scalars['String']['output'];
  allowedActions: Array<Scalars['String']['output']>;
  auditTime?: Maybe<Scalars['DateTime']['output']>;
  companyAuthName: Scalars['String']['output'];
  createTime: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  lackingPayeeCount: Scalars['Int']['output'];
  paidAmt: Scalars['Decimal']['output'];
  payee?: Maybe<Payee>;
  projectId: Scalars['ID']['output'];
  projectName: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  remark?: Maybe<Scalars['String']['output']>;
  settleAmt: Scalars['Decimal']['output'];
  settleCnt: Scalars['Int']['output'];
  settleName: Scalars['String']['output'];
  settleNo: Scalars['String']['output'];
  statement: Array<StatementCarrier>;
  status: SettlementStatus;
  successor?: Maybe<Settlement>;
  version: Scalars['Int']['output'];
};

export type SettlementFilter = {
  agentName?: InputMaybe<Scalars['String']['input']>;
  createTime?: InputMaybe<DateTimeRange>;
  giveCardNo?: InputMaybe<Scalars['String']['input']>;
  payeeName?: InputMaybe<Scalars['String']['input']>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  settleName?: InputMaybe<Scalars['String']['input']>;
  settleNo?: InputMaybe<Scalars['String']['input']>;
  settleNos?: InputMaybe<Array<Scalars['String']['input']>>;
  status?: InputMaybe<Array<SettlementStatus>>;
};

export type SettlementGeneration = {
  excluded: Array<ExcludedWaybill>;
  excludedCount: Scalars['Int']['output'];
  lackingPayeeIds: Array<Scalars['ID']['output']>;
  message: Scalars['String']['output'];
  settlements: Array<Settlement>;
};

export type SettlementPage = {
  records: Array<Settlement>;
  summary: SettlementSummary;
  total: Scalars['Int']['output'];
};

export type SettlementPreview = {
  bySource: Array<PriceSourceTotal>;
  excluded: Array<ExcludedWaybill>;
  excludedCount: Scalars['Int']['output'];
  groups: Array<SettlementPreviewGroup>;
  lackingPayeeIds: Array<Scalars['ID']['output']>;
  settleAmt: Scalars['Decimal']['output'];
  settleCnt: Scalars['Int']['output'];
};

export type SettlementPreviewGroup = {
  agentName: Scalars['String']['output'];
  projectId: Scalars['ID']['output'];
  projectName: Scalars['String']['output'];
  settleAmt: Scalars['Decimal']['output'];
  settleCnt: Scalars['Int']['output'];
};

export type SettlementSort = {
  direction?: SortDirection;
  field: SettlementSortField;
};

export enum SettlementSortField {
  CreateTime = 'CREATE_TIME',
  ProjectName = 'PROJECT_NAME',
  SettleAmt = 'SETTLE_AMT',
  SettleCnt = 'SETTLE_CNT',
  SettleNo = 'SETTLE_NO',
  Status = 'STATUS'
}

export type SettlementSourceInput = {
  cardNos?: InputMaybe<Array<Scalars['String']['input']>>;
  receipts?: InputMaybe<Array<ReceiptCardRef>>;
  waybillIds?: InputMaybe<Array<Scalars['ID']['input']>>;
};

export enum SettlementStatus {
  Approved = 'APPROVED',
  Paid = 'PAID',
  Pending = 'PENDING',
  Rejected = 'REJECTED',
  Superseded = 'SUPERSEDED'
}

export type SettlementSummary = {
  paidAmt: Scalars['Decimal']['output'];
  settleAmt: Scalars['Decimal']['output'];
  settleCnt: Scalars['Int']['output'];
};

export enum ShiftType {
  Day = 'DAY',
  Night = 'NIGHT'
}

export type SignInInput = {
  code: Scalars['String']['input'];
  companyAuthId?: InputMaybe<Scalars['ID']['input']>;
  phone: Scalars['String']['input'];
  roleType?: Scalars['Int']['input'];
};

export enum SortDirection {
  Asc = 'ASC',
  Desc = 'DESC'
}

export type StatementCarrier = {
  amt: Scalars['Decimal']['output'];
  carrierName: Scalars['String']['output'];
  cnt: Scalars['Int']['output'];
  detail: Array<StatementDate>;
};

export type StatementDate = {
  cnt: Scalars['Int']['output'];
  createDatetime: Scalars['String']['output'];
  detailDetail: Array<StatementTruck>;
  totalAmt: Scalars['Decimal']['output'];
};

export type StatementTruck = {
  payeePrice: Scalars['Decimal']['output'];
  settleCnt: Scalars['Int']['output'];
  settlePrice: Scalars['Decimal']['output'];
  totalAmt: Scalars['Decimal']['output'];
  truckCode: Scalars['String']['output'];
  weightTons: Scalars['Decimal']['output'];
  weightUnit: WeightUnit;
};

export type TokenBundle = {
  accessToken: Scalars['String']['output'];
  companyAuthId?: Maybe<Scalars['ID']['output']>;
  expiresIn: Scalars['Int']['output'];
  organId?: Maybe<Scalars['ID']['output']>;
  refreshToken: Scalars['String']['output'];
  scope: Scalars['String']['output'];
  tokenType: Scalars['String']['output'];
  userHash: Scalars['String']['output'];
  userId: Scalars['ID']['output'];
  username: Scalars['String']['output'];
};

export enum TpMode {
  Backfill = 'BACKFILL',
  Freight = 'FREIGHT',
  Internal = 'INTERNAL',
  Release = 'RELEASE'
}

export type User = {
  avatar?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  mobile: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type Viewer = {
  companies: Array<CompanyEntry>;
  company?: Maybe<Company>;
  permissions: Array<Scalars['String']['output']>;
  roleType: Scalars['Int']['output'];
  sessionLocked: Scalars['Boolean']['output'];
  user: User;
};

export type Waybill = {
  actual?: Maybe<Scalars['Decimal']['output']>;
  actuallyPaid: Scalars['Decimal']['output'];
  adjustAmt: Scalars['Decimal']['output'];
  agentName?: Maybe<Scalars['String']['output']>;
  captainId: Scalars['ID']['output'];
  captainName: Scalars['String']['output'];
  cardNo?: Maybe<Scalars['String']['output']>;
  carrierName?: Maybe<Scalars['String']['output']>;
  companyAuthId: Scalars['ID']['output'];
  completeDatetime?: Maybe<Scalars['DateTime']['output']>;
  createTime: Scalars['DateTime']['output'];
  driverId?: Maybe<Scalars['ID']['output']>;
  driverName?: Maybe<Scalars['String']['output']>;
  exAmt: Scalars['Decimal']['output'];
  fleetName?: Maybe<Scalars['String']['output']>;
  garbageId?: Maybe<Scalars['ID']['output']>;
  garbageName?: Maybe<Scalars['String']['output']>;
  giveCardNo?: Maybe<Scalars['String']['output']>;
  goDatetime: Scalars['DateTime']['output'];
  goName?: Maybe<Scalars['String']['output']>;
  goPicture?: Maybe<Scalars['String']['output']>;
  goSoilType: Scalars['String']['output'];
  goStaffName?: Maybe<Scalars['String']['output']>;
  goTruckCode?: Maybe<Scalars['String']['output']>;
  goVehicleType?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  inDatetime?: Maybe<Scalars['DateTime']['output']>;
  inName?: Maybe<Scalars['String']['output']>;
  inPicture?: Maybe<Scalars['String']['output']>;
  inShiftType?: Maybe<ShiftType>;
  inSoilType?: Maybe<Scalars['String']['output']>;
  inStaffName?: Maybe<Scalars['String']['output']>;
  isTicket: Scalars['Boolean']['output'];
  load?: Maybe<Scalars['Decimal']['output']>;
  machineCode?: Maybe<Scalars['String']['output']>;
  names?: Maybe<Scalars['String']['output']>;
  no: Scalars['String']['output'];
  notSettleableReason?: Maybe<Scalars['String']['output']>;
  payTaxes: Scalars['Decimal']['output'];
  payeeId?: Maybe<Scalars['ID']['output']>;
  pendingReview: Scalars['Boolean']['output'];
  priceSource?: Maybe<PriceSource>;
  projectId: Scalars['ID']['output'];
  projectInfoName: Scalars['String']['output'];
  projectName: Scalars['String']['output'];
  receivable?: Maybe<Scalars['Decimal']['output']>;
  remark?: Maybe<Scalars['String']['output']>;
  settleNo?: Maybe<Scalars['String']['output']>;
  settlePrice?: Maybe<Scalars['Decimal']['output']>;
  settleable: Scalars['Boolean']['output'];
  settlementId?: Maybe<Scalars['ID']['output']>;
  status: WaybillStatus;
  tpMode: TpMode;
  truckCode: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  weightTons: Scalars['Decimal']['output'];
  weightType: WeightUnit;
};

export type WaybillFilter = {
  captainName?: InputMaybe<Scalars['String']['input']>;
  cardNo?: InputMaybe<Scalars['String']['input']>;
  cardNos?: InputMaybe<Array<Scalars['String']['input']>>;
  driverName?: InputMaybe<Scalars['String']['input']>;
  garbageName?: InputMaybe<Scalars['String']['input']>;
  giveCardNo?: InputMaybe<Scalars['String']['input']>;
  goDatetime?: InputMaybe<DateTimeRange>;
  goSoilType?: InputMaybe<Scalars['String']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  inDatetime?: InputMaybe<DateTimeRange>;
  inShiftType?: InputMaybe<ShiftType>;
  isTicket?: InputMaybe<Scalars['Boolean']['input']>;
  lackingPayee?: InputMaybe<Scalars['Boolean']['input']>;
  no?: InputMaybe<Scalars['String']['input']>;
  nos?: InputMaybe<Array<Scalars['String']['input']>>;
  pendingReview?: InputMaybe<Scalars['Boolean']['input']>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  projectName?: InputMaybe<Scalars['String']['input']>;
  settleNo?: InputMaybe<Scalars['String']['input']>;
  settleable?: InputMaybe<Scalars['Boolean']['input']>;
  settled?: InputMaybe<Scalars['Boolean']['input']>;
  settlementId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<Array<WaybillStatus>>;
  tpMode?: InputMaybe<Array<TpMode>>;
  truckCode?: InputMaybe<Scalars['String']['input']>;
};

export type WaybillPage = {
  records: Array<Waybill>;
  summary: WaybillSummary;
  total: Scalars['Int']['output'];
};

export type WaybillPriceInput = {
  id: Scalars['ID']['input'];
  settlePrice: Scalars['Decimal']['input'];
};

export type WaybillSort = {
  direction?: SortDirection;
  field: WaybillSortField;
};

export enum WaybillSortField {
  CaptainName = 'CAPTAIN_NAME',
  GoDatetime = 'GO_DATETIME',
  InDatetime = 'IN_DATETIME',
  No = 'NO',
  ProjectName = 'PROJECT_NAME',
  Receivable = 'RECEIVABLE',
  TruckCode = 'TRUCK_CODE',
  WeightTons = 'WEIGHT_TONS'
}

export enum WaybillStatus {
  InTransit = 'IN_TRANSIT',
  Loaded = 'LOADED',
  Unloaded = 'UNLOADED',
  Void = 'VOID'
}

export type WaybillSummary = {
  cubic: Scalars['Decimal']['output'];
  receivable: Scalars['Decimal']['output'];
  weightTons: Scalars['Decimal']['output'];
};

export enum WeightUnit {
  Cubic = 'CUBIC',
  Ton = 'TON',
  Truck = 'TRUCK'
}

export type Welcome = {
  approvedUnpaidAmount: Scalars['Decimal']['output'];
  days: Array<WelcomeDay>;
  lackingPayeeCount: Scalars['Int']['output'];
  openReceiptCount: Scalars['Int']['output'];
  openReceiptWaybillCount: Scalars['Int']['output'];
  pendingReviewCount: Scalars['Int']['output'];
  pendingSettlementAmount: Scalars['Decimal']['output'];
  pendingSettlementCount: Scalars['Int']['output'];
  settleAbleAmount: Scalars['Decimal']['output'];
  settleAbleWaybillCount: Scalars['Int']['output'];
  unpricedCount: Scalars['Int']['output'];
  yesterdayTripCount: Scalars['Int']['output'];
};

export type WelcomeDay = {
  day: Scalars['String']['output'];
  tripCount: Scalars['Int']['output'];
  weightTons: Scalars['Decimal']['output'];
};
