import { couponCalls } from '#contract/coupons/calls.ts'
import type { couponsContract } from '#contract/coupons/contract.ts'
import type { InputOf } from '#contract/kernel/call.ts'
import { baseApi } from '#shared/api/base-api.ts'
import { contractMutation, contractPages, contractQuery, requestOf } from '#shared/api/contract.ts'

type Contract = typeof couponsContract

export const {
  endpoints: couponQuestions,
  useReadCouponQuery,
  useCreateCouponMutation,
  useChangeCouponMutation,
  useMoveCouponMutation,
  useMakeCodesMutation,
  useReadCodesMutation,
  useChangeCompanyMutation,
  useLazyCouponsPageQuery,
  useLazyCouponUsesPageQuery,
} = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listCoupons: contractPages<Contract['listCoupons']>(build, couponCalls.listCoupons, {
      providesTags: ['Coupon'],
      quiet: true,
    }),
    couponsPage: contractQuery<Contract['listCoupons']>(build, couponCalls.listCoupons),
    readCoupon: contractQuery<Contract['readCoupon']>(build, couponCalls.readCoupon, { providesTags: ['Coupon'], quiet: true }),
    createCoupon: contractMutation<Contract['createCoupon']>(build, couponCalls.createCoupon, { invalidatesTags: ['Coupon'] }),
    changeCoupon: contractMutation<Contract['changeCoupon']>(build, couponCalls.changeCoupon, { invalidatesTags: ['Coupon'] }),
    moveCoupon: contractMutation<Contract['moveCoupon']>(build, couponCalls.moveCoupon, { invalidatesTags: ['Coupon'] }),
    makeCodes: contractMutation<Contract['makeCodes']>(build, couponCalls.makeCodes, { invalidatesTags: ['Coupon'] }),
    /** Under an address of this page, which whoever takes it gives back. */
    readCodes: build.mutation<string, InputOf<Contract['readCodes']>>({
      query: (input) => requestOf(couponCalls.readCodes, input, { answers: 'blob', quiet: true }),
      transformResponse: (codes: Blob) => URL.createObjectURL(codes),
    }),
    listCouponUses: contractPages<Contract['listCouponUses']>(build, couponCalls.listCouponUses, {
      providesTags: ['CouponUse'],
      quiet: true,
    }),
    couponUsesPage: contractQuery<Contract['listCouponUses']>(build, couponCalls.listCouponUses),
    sumCouponUses: contractQuery<Contract['sumCouponUses']>(build, couponCalls.sumCouponUses, {
      providesTags: ['CouponUse'],
      quiet: true,
    }),
    listStatements: contractQuery<Contract['listStatements']>(build, couponCalls.listStatements, {
      providesTags: ['CouponUse'],
      quiet: true,
    }),
    readCompanyDashboard: contractQuery<Contract['readCompanyDashboard']>(build, couponCalls.readCompanyDashboard, {
      providesTags: ['Coupon', 'CouponUse'],
      quiet: true,
    }),
    readCompany: contractQuery<Contract['readCompany']>(build, couponCalls.readCompany, {
      providesTags: ['Company'],
      quiet: true,
    }),
    changeCompany: contractMutation<Contract['changeCompany']>(build, couponCalls.changeCompany, {
      invalidatesTags: ['Company'],
    }),
  }),
})
