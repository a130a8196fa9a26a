type NamesIn<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never

type Value = string | number | boolean | undefined

/** What a link needs: the names in its pattern; whatever else is given goes into the query. */
type LinkInput<P extends string> = Record<NamesIn<P>, string> & Readonly<Record<string, Value>>

export interface Path<P extends string = string> {
  /** As the router takes it, without the leading slash: `blog/:slug`. */
  readonly pattern: P
  /** The address: `paths.blog.link({ slug: 'teeth' })`, `paths.doctorsList.link({ speciality: 'cardiology' })`. */
  readonly link: [NamesIn<P>] extends [never]
    ? (query?: Readonly<Record<string, Value>>) => string
    : (input: LinkInput<P>) => string
}

function path<const P extends string>(pattern: P): Path<P> {
  const link = (input: Readonly<Record<string, Value>> = {}) => {
    const query = new URLSearchParams()
    let address = `/${pattern}`
    for (const [name, value] of Object.entries(input)) {
      if (value === undefined) continue
      const place = `:${name}`
      if (pattern.split('/').includes(place)) address = address.replace(place, encodeURIComponent(value))
      else query.append(name, String(value))
    }
    return query.size > 0 ? `${address}?${query}` : address
  }
  return { pattern, link }
}

/** Every path of the application, once. `pattern` is for the router, `link` for everybody else. */
export const paths = {
  // site
  root: path(''),
  home: path('home'),
  aboutUs: path('about-us'),
  contactUs: path('contact-us'),
  privacy: path('privacy'),
  termCondition: path('term-condition'),
  userSupport: path('user-support'),
  // blog
  blogDetails: path('blog-details'),
  blogs: path('blogs'),
  blog: path('blog/:slug'),
  // Advertisements will stand there as well, as the specification has them.
  advertisementManagement: path('advertisement-management'),
  // account
  login: path('login'),
  patientRegistration: path('patient-registration'),
  doctorLogin: path('doctor-login'),
  doctorRegister: path('doctor-register'),
  doctorForgotPassword: path('doctor-forgot-password'),
  pharmaLogin: path('pharma-login'),
  pharmaRegistration: path('pharma-registration'),
  adminLogin: path('admin-login'),
  companyLogin: path('company-login'),
  companyRegister: path('company-register'),
  userLogin: path('user-login'),
  userSettings: path('user-settings'),
  // doctors
  experts: path('experts'),
  doctorsList: path('doctors-list'),
  viewDoctorDetails: path('view-doctor-details'),
  doctorProfile: path('doctor-profile'),
  userDoctors: path('user-doctors'),
  userDoctorsDetails: path('user-doctors-details'),
  addStaff: path('add-staff'),
  // booking
  appointmentPayment: path('appointment-payment/:id'),
  doctorAvailability: path('doctor-availability'),
  // visits
  userDashboard: path('user-dashboard'),
  userAppointmentList: path('user-appointment-list'),
  userAppointmentDetails: path('user-appointment-details'),
  doctorDashboard: path('doctor-dashboard'),
  doctorUpcomingAppointment: path('doctor-upcoming-appointment'),
  doctorAppointmentHistory: path('doctor-appointment-history'),
  appointmentDetails: path('appointment-details'),
  // prescriptions
  userPrescription: path('user-prescription'),
  userPrescriptionDetails: path('user-prescription-details'),
  doctorPrescription: path('doctor-prescription'),
  doctorPrescriptionDetails: path('doctor-prescription-details'),
  downloadPrescription: path('download-prescription'),
  prescriptionSetting: path('prescription-setting'),
  // certificates
  medicalCertificateSetting: path('medical-certificate-setting'),
  // records
  patientEmr: path('patient-emr'),
  patientHistory: path('patient-history'),
  // shop
  ecommerce: path('ecommerce'),
  cart: path('cart'),
  checkout: path('checkout'),
  // orders
  orderPayment: path('order-payment/:id'),
  paymentFailed: path('payment-failed/:id'),
  orderSummery: path('order-summery'),
  userOrders: path('user-orders'),
  userPendingOrders: path('user-pending-orders'),
  pendingOrders: path('pending-orders'),
  pendingPaymentOrder: path('pending-payment-order'),
  completedOrderDetails: path('completed-order-details'),
  doctorOrderDetails: path('doctor-order-details'),
  userOrdersDetails: path('user-orders-details'),
  userShopingOrderDetails: path('user-shoping-order-details'),
  doctorsCompletedOrder: path('doctors-completed-order'),
  doctorsPendingOrderDetails: path('doctors-pending-order-details'),
  doctorsInvoices: path('doctors-invoices'),
  // pharmacy
  pharmaDashboard: path('pharma-dashboard'),
  newOrderRequest: path('new-order-request'),
  pharmaOrders: path('pharma-orders'),
  pharmaOrderDetails: path('pharma-order-details'),
  pOrderDetails: path('p-order-details'),
  pharmaInvoices: path('pharma-invoices'),
  pharmaProfile: path('pharma-profile'),
  // coupons
  companyDashboard: path('company-dashboard'),
  coupons: path('coupons'),
  couponList: path('coupon-list'),
  companyTransactions: path('company-transactions'),
  companyProfile: path('company-profile'),
  // plans
  subscriptionManagement: path('subscription-management'),
  // social
  searchUsers: path('search-users'),
  feed: path('feed'),
  userFollowers: path('user-followers'),
  userFollowing: path('user-following'),
  userAlbum: path('user-album'),
  userEvents: path('user-events'),
  createEvent: path('create-event'),
  updateEvent: path('update-event'),
  eventsDetails: path('events-details'),
  petsNearby: path('pets-nearby'),
  // trackers
  gpsDevices: path('gps-devices'),
  // chat
  chat: path('chat'),
  // meeting
  userMeeting: path('user-meeting'),
  doctorMeeting: path('doctor-meeting'),
  userTestConnection: path('user-test-connection'),
  doctorTestConnection: path('doctor-test-connection'),
  // notices
  notifications: path('notifications'),
  // lists
  awardList: path('award-list'),
  skillList: path('skill-list'),
  allergyList: path('allergy-list'),
  // admin
  adminDashboard: path('admin-dashboard'),
  userList: path('user-list'),
  doctorList: path('doctor-list'),
  pharmaList: path('pharma-list'),
  companiesList: path('companies-list'),
  transactions: path('transactions'),
  invoiceList: path('invoice-list'),
  medicinesOrders: path('medicines-orders'),
  appointmentOrders: path('appointment-orders'),
  subscriptionOrders: path('subscription-orders'),
  pendingOrderView: path('pending-order-view'),
  completedOrderView: path('completed-order-view'),
  pendingMedicineOrder: path('pending-medicine-order'),
} as const
