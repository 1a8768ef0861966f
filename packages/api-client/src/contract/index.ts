export * from './shared.ts';
export * from './entities/index.ts';
export * from './calls.ts';
export { accountLinks } from './account.ts';
export { caracteristics, display, displayChoices, orderBy, type Caracteristics, type OrderBy } from './products.ts';
export { civility, civilityCodes, type Civility } from './civilities.ts';
export { consentRecord, recordedCategories, type ConsentRecord } from './consent.ts';
export { faqGroups, type FaqGroup, type HelpFaq } from './faqs.ts';
export {
  captchaActions,
  newsletterLinkPaths,
  newsletterState,
  standInCaptchaToken,
  submitted,
  type CaptchaAction,
  type NewsletterState,
  type Submitted,
} from './forms.ts';
export {
  preview,
  previewAddress,
  previewHeader,
  previewInput,
  previewKinds,
  type Preview,
  type PreviewAddress,
  type PreviewInput,
  type PreviewKind,
} from './previews.ts';
export { mostPointsOfSale, radiusLimits } from './points-of-sale.ts';
export { quizAnswerKey, quizResultLimits, type Quiz, type QuizResult } from './quiz.ts';
export * from './resources.ts';
export { catalogueTag, tagIn, tags } from './tags.ts';
export {
  checkout,
  checkoutGaps,
  deliveryOption,
  paymentWindowMs,
  type Checkout,
  type DeliveryOption,
} from './checkout.ts';
export {
  ordersPerPage,
  review,
  reviews,
  reviewsPerPage,
  type Review,
  type ReviewAccess,
  type Reviews,
} from './orders.ts';
