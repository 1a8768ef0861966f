import type { Meta } from '@storybook/react-vite';
import { inFrame } from '../../.storybook/in-frame.tsx';
import { cartExamples } from './cart/cart.examples.ts';
import { CartScreen } from './cart/cart.tsx';
import { checkoutConfirmationExamples } from './checkout-confirmation/checkout-confirmation.examples.ts';
import { CheckoutConfirmationScreen } from './checkout-confirmation/checkout-confirmation.tsx';
import { checkoutDeliveryExamples } from './checkout-delivery/checkout-delivery.examples.ts';
import { CheckoutDeliveryScreen } from './checkout-delivery/checkout-delivery.tsx';
import { checkoutErrorExamples } from './checkout-error/checkout-error.examples.ts';
import { CheckoutErrorScreen } from './checkout-error/checkout-error.tsx';
import { checkoutPaymentExamples } from './checkout-payment/checkout-payment.examples.ts';
import { CheckoutPaymentScreen } from './checkout-payment/checkout-payment.tsx';
import { checkoutRecapExamples } from './checkout-recap/checkout-recap.examples.ts';
import { CheckoutRecapScreen } from './checkout-recap/checkout-recap.tsx';
import { contactExamples } from './contact/contact.examples.tsx';
import { ContactScreen } from './contact/contact.tsx';
import { forgotPasswordExamples } from './forgot-password/forgot-password.examples.ts';
import { ForgotPasswordScreen } from './forgot-password/forgot-password.tsx';
import { loginExamples } from './login/login.examples.ts';
import { LoginScreen } from './login/login.tsx';
import { myAccountExamples } from './my-account/my-account.examples.ts';
import { MyAccountScreen } from './my-account/my-account.tsx';
import { myAddressesExamples } from './my-addresses/my-addresses.examples.ts';
import { MyAddressesScreen } from './my-addresses/my-addresses.tsx';
import { myFavouritesExamples } from './my-favourites/my-favourites.examples.ts';
import { MyFavouritesScreen } from './my-favourites/my-favourites.tsx';
import { myOrderExamples } from './my-order/my-order.examples.tsx';
import { MyOrderScreen } from './my-order/my-order.tsx';
import { myOrdersExamples } from './my-orders/my-orders.examples.ts';
import { MyOrdersScreen } from './my-orders/my-orders.tsx';
import { myPharmaciesExamples } from './my-pharmacies/my-pharmacies.examples.ts';
import { MyPharmaciesScreen } from './my-pharmacies/my-pharmacies.tsx';
import { myReceiptExamples } from './my-receipt/my-receipt.examples.ts';
import { MyReceiptScreen } from './my-receipt/my-receipt.tsx';
import { newsletterExamples } from './newsletter/newsletter.examples.tsx';
import { NewsletterScreen } from './newsletter/newsletter.tsx';
import { resetPasswordExamples } from './reset-password/reset-password.examples.ts';
import { ResetPasswordScreen } from './reset-password/reset-password.tsx';
import { signupExamples } from './signup/signup.examples.ts';
import { SignupScreen } from './signup/signup.tsx';
import { storeFinderExamples } from './store-finder/store-finder.examples.tsx';
import { StoreFinderScreen } from './store-finder/store-finder.tsx';
import { withdrawalExamples } from './withdrawal/withdrawal.examples.tsx';
import { WithdrawalScreen } from './withdrawal/withdrawal.tsx';

/**
 * The screens with hand-written examples, as whole pages in the frame of the toolbar's market. Their own stories show
 * their states. Pages that the site already has are recorded with their frame.
 */
const meta = { title: 'Screens/Every locale/In their frame', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const known = { isKnown: true };

export const Cart = inFrame(CartScreen, cartExamples.byLanguage, known);
export const CheckoutConfirmation = inFrame(CheckoutConfirmationScreen, checkoutConfirmationExamples.byLanguage, known);
export const CheckoutDelivery = inFrame(CheckoutDeliveryScreen, checkoutDeliveryExamples.byLanguage, known);
export const CheckoutError = inFrame(CheckoutErrorScreen, checkoutErrorExamples.byLanguage, known);
export const CheckoutPayment = inFrame(CheckoutPaymentScreen, checkoutPaymentExamples.byLanguage, known);
export const CheckoutRecap = inFrame(CheckoutRecapScreen, checkoutRecapExamples.byLanguage, known);
export const Contact = inFrame(ContactScreen, contactExamples.byLanguage);
export const ForgotPassword = inFrame(ForgotPasswordScreen, forgotPasswordExamples.byLanguage);
export const Login = inFrame(LoginScreen, loginExamples.byLanguage);
export const MyAccount = inFrame(MyAccountScreen, myAccountExamples.byLanguage, known);
export const MyAddresses = inFrame(MyAddressesScreen, myAddressesExamples.byLanguage, known);
export const MyFavourites = inFrame(MyFavouritesScreen, myFavouritesExamples.byLanguage, known);
export const MyOrder = inFrame(MyOrderScreen, myOrderExamples.byLanguage, known);
export const MyOrders = inFrame(MyOrdersScreen, myOrdersExamples.byLanguage, known);
export const MyPharmacies = inFrame(MyPharmaciesScreen, myPharmaciesExamples.byLanguage, known);
export const MyReceipt = inFrame(MyReceiptScreen, myReceiptExamples.byLanguage, known);
export const Newsletter = inFrame(NewsletterScreen, newsletterExamples.byLanguage);
export const ResetPassword = inFrame(ResetPasswordScreen, resetPasswordExamples.byLanguage);
export const Signup = inFrame(SignupScreen, signupExamples.byLanguage);
export const StoreFinder = inFrame(StoreFinderScreen, storeFinderExamples.byLanguage);
export const StoreFinderResults = inFrame(StoreFinderScreen, storeFinderExamples.results);
export const Withdrawal = inFrame(WithdrawalScreen, withdrawalExamples.byLanguage);
