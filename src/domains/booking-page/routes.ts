// HTTP for the booking page: public, limited by address; a private link's token comes in the body. Its switch is the owner's.
import type { Serve } from '#platform/http/serve.ts';
import * as contract from './contract.ts';
import * as service from './service.ts';

export function bookingPageRoutes(needs: service.BookingNeeds): (serve: Serve) => void {
  return (serve) => {
    serve(contract.readBookingPage, ({ params }) => service.readBookingPage(needs, params.slug));
    serve(contract.listOpenTimes, ({ params, query }) => service.listOpenTimes(needs, params.slug, query));
    serve(contract.bookTime, ({ params, body }) => service.bookTime(needs, params.slug, body));
    serve(contract.readOwnAppointment, ({ body }) => service.readOwn(needs, body.token));
    serve(contract.listOwnTimes, ({ body }) => service.listOwnTimes(needs, body));
    serve(contract.moveOwnAppointment, ({ body }) => service.moveOwn(needs, body));
    serve(contract.chooseReminders, ({ body }) => service.chooseReminders(needs, body));
    serve(contract.readBookingSwitch, ({ inBusiness }) => inBusiness(service.readSwitch));
    serve(contract.setBookingSwitch, ({ inBusiness, body }) =>
      inBusiness((scope) => service.setSwitch(scope, body.isOpen)),
    );
    serve(contract.cancelOwnAppointment, ({ body }) => service.cancelOwn(needs, body));
  };
}
