/** The types of the contract, made from openapi/ by its `generate` script. Not to be changed by hand. */

export interface paths {
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to sign in
         * @description Checks e-mail and password. The ticket is for the second factor, for five minutes, or half an hour where that is set up first. Without a second factor yet, the answer has the secret of one, which counts once a code of it was given.
         */
        post: operations["beginSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the second factor
         * @description Checks a code of the second factor, or a recovery code, which is used up by it. Sets the session's cookie.
         */
        post: operations["proveSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out
         * @description Ends the session and removes its cookie.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is signed in
         * @description The account that is signed in, with its role and editions.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The inbox
         * @description What visitors asked for in the editions of who is signed in; newest first.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{edition}/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A request
         * @description What was asked, what the team did with it, its notes, and what can be done now.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{edition}/{reference}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on with a request
         * @description Does one of the actions that the request offers in its state. `conflict` where somebody else was faster; the request is then to be read again.
         */
        post: operations["actOnRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{edition}/{reference}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a note
         * @description Adds a note that the team alone reads.
         */
        post: operations["noteOnRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{edition}/{reference}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say who sees to a request
         * @description Gives a request to a member of the team who works in its edition and whose role opens it, or to nobody. `conflict` where somebody else chose otherwise meanwhile.
         */
        put: operations["setRequestOwner"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings, visits or sales
         * @description The cases of one kind in the editions of who is signed in.
         */
        get: operations["listCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{kind}/{edition}/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booking, a visit or a sale
         * @description What it says, and what can be done now.
         */
        get: operations["getCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cases/{kind}/{edition}/{reference}/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on with a booking, a visit or a sale
         * @description Does one of the acts that the case offers; the visitor is notified. `conflict` where something else has happened to it since, or the act is not offered; the case is then to be read again. `validation_failed` where what was typed cannot be read, with the reason as `detail`.
         */
        post: operations["actOnCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/{edition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A week of the showrooms
         * @description Who comes to each showroom on seven days, visitors and sellers, and how many could.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stock
         * @description The cars of the editions of who is signed in, those among them that are sold or not on the site.
         */
        get: operations["listStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{edition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a car
         * @description Takes a car into the stock as a draft: the site does not show it until it is published.
         */
        post: operations["addCar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{edition}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A car of the stock
         * @description What it costs beside the market's value, what it cost before, whether it is sold, and what can be done now.
         */
        get: operations["getStockCar"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Deletes a car that was never on the site, with its photos. `conflict` for any other.
         */
        delete: operations["deleteCar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{edition}/{id}/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a car's price
         * @description The storefront shows it within two seconds, and a lower one with the price that it had. `conflict` where the price is neither the one that is given as its former nor the new one already, or the car is sold; nothing is changed then.
         */
        put: operations["setCarPrice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{edition}/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reserve, free or sell a car
         * @description Does one of the actions that the car offers. A car that a booking keeps offers none: the booking's own steps free or sell it. `conflict` where somebody else was faster; the car is then to be read again.
         */
        post: operations["actOnCar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{edition}/{id}/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a car's facts
         * @description `conflict` where the facts were no longer those of the given version, or the car is sold; nothing is changed then.
         */
        put: operations["setCarFacts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{edition}/{id}/inspection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest inspection
         * @description What the inspector found at each point, with the notes in the language that is asked for, or in that in which they are.
         */
        get: operations["getInspection"];
        /**
         * Inspect a car
         * @description Writes today's report, in the name of who is signed in and with their signature; one of today is replaced, those of other days stay. The site shows it within two seconds, and the car is certified by the rule alone. `conflict` where the car is sold, or was inspected by somebody else meanwhile.
         */
        put: operations["inspectCar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{edition}/{id}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A car's past and papers
         * @description The services that are known and the papers that were seen, with texts in the language that is asked for, or in that in which they are.
         */
        get: operations["getRecords"];
        /**
         * Set a car's past and papers
         * @description Puts these in the place of all that were known; what was done at a service keeps its translations where it reads as before. The site shows them within two seconds. `conflict` where they were no longer those of the given version, or the car is sold; nothing is changed then.
         */
        put: operations["setRecords"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{edition}/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Arrange the photos
         * @description Puts the photos into this order, with what each shows. The first is no photo of a flaw. `conflict` where the photos were changed meanwhile, or the car is sold.
         */
        put: operations["arrangeCarPhotos"];
        /**
         * Add a photo
         * @description Adds a photo behind the others, encoded anew and without its position data. `conflict` where the car is sold.
         */
        post: operations["addCarPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{edition}/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish a car
         * @description Puts a draft up for sale from now on, or a withdrawn car again. The site shows it within two seconds. `conflict` where it is on the site.
         */
        put: operations["publishCar"];
        post?: never;
        /**
         * Withdraw a car
         * @description Takes a car off the site, with all that the stock knows of it kept. `conflict` where it is not for sale: reserved, sold, or not on the site.
         */
        delete: operations["withdrawCar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Files of cars
         * @description The files that were sent for the editions of who is signed in, newest first, without their faults.
         */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{edition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a file of cars
         * @description Takes a file of the import's format. Its cars come into the stock as drafts, found again by the file's numbers; a faulty line stops no other. It is taken over in the background: `getImport` says how far it is. Only who may withdraw cars sends one that `replaces`. A line that would change the price of a car on the site is refused where the sender may not set prices.
         */
        post: operations["importCars"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{edition}/{import}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of cars
         * @description How far a file is, or what became of it, with its faults in the language that is asked for.
         */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/featured/{edition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cars that are put first among the featured ones
         * @description In the order of the team, with whether the site shows them among the featured cars now, and others that could be put first.
         */
        get: operations["getFeaturedChoice"];
        /**
         * Put cars first among the featured ones
         * @description The site shows them in this order within two seconds, before what the rule brings, as long as the rule holds for them. `conflict` where it was no longer the choice of the given version; a car that is not in the stock is refused at its place.
         */
        put: operations["setFeaturedChoice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/catalogue/{edition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What cars are described by
         * @description The brands with their models, and the cities of an edition.
         */
        get: operations["getCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{edition}/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items of a list
         * @description What the site shows of a list in its order, and what it does not show yet, with the languages that each item lacks.
         */
        get: operations["listContent"];
        put?: never;
        /**
         * Add an item
         * @description Adds an item behind the others. `forbidden` for lists whose items the office cannot describe as a whole.
         */
        post: operations["addContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{edition}/{list}/{item}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An item
         * @description What it says in all its languages, and what it said before.
         */
        get: operations["getContent"];
        /**
         * Change an item
         * @description Changes what it says and whether the site shows it; what it said before is kept. The site follows within two seconds. `conflict` where it was no longer that of the given version.
         */
        put: operations["setContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pictures/{edition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a picture
         * @description Keeps a picture for an item of the operator's content, encoded anew and without its position data. What no item refers to within a day is deleted.
         */
        post: operations["addPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/claims/{edition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The claims of an edition
         * @description Every promise that the site makes there, by which evidence, who looked at it, and until when that holds.
         */
        get: operations["listClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/claims/{edition}/{claim}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say by what a claim holds
         * @description Takes the place of what was said before, which the audit log keeps. `not_found` for a claim that the edition does not make; `conflict` where it was no longer that of the given version.
         */
        put: operations["checkClaim"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/numbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Demand and sales
         * @description What visitors looked at, asked for and bought in the editions of who is signed in, day by day, and how fast the team is.
         */
        get: operations["getNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The team
         * @description All accounts, with their roles and editions.
         */
        get: operations["listTeam"];
        put?: never;
        /**
         * Invite somebody into the team
         * @description Sends a link that works for seven days, with which they choose a password. `conflict` where the address has an account; one that is closed begins anew.
         */
        post: operations["inviteColleague"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{staff}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a member of the team
         * @description Gives a name, a role and editions, which count from the next request on; requests that it can no longer see to are nobody's again. Nobody does this to their own account. `conflict` for one's own, and where somebody else changed it meanwhile.
         */
        put: operations["changeColleague"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{staff}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a member of the team again
         * @description For who has lost the password or the second factor: ends their sessions, removes both, and sends a new link. Nobody does this to their own account.
         */
        post: operations["inviteAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/team/{staff}/closure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an account of the team
         * @description Ends its sessions; requests that it saw to are nobody's again. Nobody does this to their own account.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Sets the password of an account by the link of its invitation, which works once.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log
         * @description Who did what to what, newest first, in the editions of who is signed in.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{edition}/{reference}/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say when to be reminded of a request
         * @description Keeps the day on which a request is among those that are due, or takes it from them. `conflict` where somebody else said another one meanwhile, or where the request is closed.
         */
        put: operations["setRequestReminder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/current/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm who is signed in
         * @description Takes a code of the second factor once more. Sensitive acts, which move money or cannot be undone, are done within the five minutes after it; before and later they are refused with `otp_expired`.
         */
        post: operations["confirmSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the audit log
         * @description All entries that `listAudit` has page by page, newest first, as a table. That it was saved is an entry of the log itself. A text that a spreadsheet would take for a formula begins with an apostrophe.
         */
        post: operations["exportAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/{edition}/{store}/{day}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Close a showroom on a day or more, open it for shorter, or on a day without hours
         * @description From then on nobody is offered other times of these days. Appointments that were made before are kept, and marked in the calendar. A Sunday or public holiday on which it is closed is opened by itself alone: days without hours in between others stay closed. `conflict` where somebody else changed the first day meanwhile.
         */
        put: operations["setStoreDay"];
        post?: never;
        /**
         * Open a showroom on a day or more as usual
         * @description By its hours of that day of the week; nothing changes where it is open so already. `conflict` where somebody else changed the first day meanwhile.
         */
        delete: operations["clearStoreDay"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A car that may be the same as another one. */
        AlikeCar: {
            car: components["schemas"]["StockCar"];
            /**
             * @description What they have in common, a photograph, or else model, year, city and about the mileage.
             * @example photo
             * @enum {string}
             */
            by: "photo" | "facts";
        };
        /** @description Somebody who comes to a showroom. */
        Appointment: {
            store: components["schemas"]["Slug"];
            startsAt: components["schemas"]["Timestamp"];
            /**
             * @description A visitor who looks at a car, a seller with theirs, or somebody who has asked for a service.
             * @example visit
             * @enum {string}
             */
            kind: "visit" | "sale" | "request";
            reference: components["schemas"]["RequestReference"];
            /**
             * @description The car; null for a service.
             * @example Dacia Logan 1.5 dCi Ambiance
             */
            about: string | null;
            /**
             * @description The name of who comes; null where it has been deleted.
             * @example Salma Bennani
             */
            from: string | null;
            /**
             * @description Whether the team has confirmed it.
             * @example true
             */
            isConfirmed: boolean;
            /**
             * @description Whether the showroom is open then; where it is not, the appointment is to be moved or cancelled.
             * @example true
             */
            isOpen: boolean;
        };
        /** @description Something that a member of the team did. */
        AuditEntry: {
            at: components["schemas"]["Timestamp"];
            /** @description Who did it; null where the account has been deleted. */
            by: components["schemas"]["Colleague"] | null;
            /**
             * @description The operation.
             * @example actOnRequest
             */
            operation: string;
            /** @description The edition; null for what belongs to none. */
            edition: components["schemas"]["EditionId"] | null;
            /**
             * @description What it was done to.
             * @example MA-CB-7K3Q2P
             */
            subject: string;
            /** @description What changed, as it was; personal fields are masked. */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description What changed, as it is since; personal fields are masked. */
            after: {
                [key: string]: unknown;
            } | null;
            /**
             * @description The id of the request to the server, as logs have it.
             * @example 01j9z3k8
             */
            requestId: string;
        };
        /** @description A page of the audit log. */
        AuditPage: {
            /** @description The entries. */
            entries: components["schemas"]["AuditEntry"][];
            /**
             * @description The cursor of the next page; null on the last one.
             * @example null
             */
            nextCursor: string | null;
        };
        /**
         * @description The shape of the body.
         * @example suv
         * @enum {string}
         */
        BodyType: "hatchback" | "sedan" | "suv" | "pickup" | "estate" | "minivan" | "van" | "coupe" | "convertible";
        /** @description A week of the showrooms of an edition. */
        Calendar: {
            /**
             * @description Theirs, by its IANA name.
             * @example Africa/Casablanca
             */
            timeZone: string;
            stores: components["schemas"]["NamedItem"][];
            days: components["schemas"]["CalendarDay"][];
            /** @description Appointments of the coming month at times at which their showroom is not open, the earliest first. */
            unsettled: components["schemas"]["Appointment"][];
        };
        /** @description A day of the showrooms. */
        CalendarDay: {
            day: components["schemas"]["Day"];
            /**
             * @description A holiday of the country, on which none is open.
             * @example false
             */
            isHoliday: boolean;
            /** @description The showrooms that are closed or open for shorter on this day. */
            special: components["schemas"]["StoreDay"][];
            /** @description How many people a showroom takes on the day; those that are closed are left out. */
            places: {
                store: components["schemas"]["Slug"];
                /**
                 * @description Times of the day, each as often as it can be taken.
                 * @example 22
                 */
                places: number;
            }[];
            /** @description Those who come, the earliest first. */
            appointments: components["schemas"]["Appointment"][];
        };
        /** @description What a car shows wherever it is listed. */
        CarCardFields: {
            id: components["schemas"]["CarId"];
            reference: components["schemas"]["CarReference"];
            /**
             * @description Brand, model and trim.
             * @example Toyota Corolla 1.6 XLi
             */
            name: string;
            /** @description The brand. */
            brand: components["schemas"]["NamedItem"];
            /** @description The model; its id is unique within the brand. */
            model: components["schemas"]["NamedItem"];
            /**
             * @description Version within the model.
             * @example 1.6 XLi
             */
            trim: string | null;
            modelYear: components["schemas"]["ModelYear"];
            price: components["schemas"]["Money"];
            /** @description The price before it was lowered; null when it was not. */
            oldPrice: components["schemas"]["Money"] | null;
            currency: components["schemas"]["Currency"];
            mileage: components["schemas"]["Mileage"];
            mileageEvidence: components["schemas"]["MileageEvidence"];
            fuelType: components["schemas"]["FuelType"];
            transmission: components["schemas"]["Transmission"];
            bodyType: components["schemas"]["BodyType"];
            color: components["schemas"]["Color"];
            /** @description City of the car. */
            city: components["schemas"]["NamedItem"];
            /** @description All conditions that hold, in the vocabulary's order. */
            conditions: components["schemas"]["Condition"][];
            status: components["schemas"]["SaleStatus"];
            /**
             * @description All 100 points were inspected in the last six months and 3,000 km, no point of safety failed, and the odometer is not contradicted.
             * @example true
             */
            certified: boolean;
            /**
             * @description Published within the last seven days.
             * @example false
             */
            isRecent: boolean;
            /** @description Indicative instalment a month on the edition's usual terms; null where no loan fits. */
            monthlyPayment: components["schemas"]["Money"] | null;
            /** @description The key photograph; null when there is none. */
            photo: components["schemas"]["Photo"] | null;
            /**
             * @description How many photographs the car has.
             * @example 12
             */
            photoCount: number;
            /** @description When it was put up for sale. */
            publishedAt: components["schemas"]["Timestamp"];
            /** @description When its page changed last, as its price, its status or its facts did. */
            changedAt: components["schemas"]["Timestamp"];
        };
        /** @description A paper of the car. */
        CarDocument: {
            kind: components["schemas"]["DocumentKind"];
            /**
             * @description Its number, shortened where it is personal.
             * @example 12345-A-6
             */
            number: string | null;
            issuedOn: components["schemas"]["Day"] | null;
            validUntil: components["schemas"]["Day"] | null;
        };
        /**
         * @description A car: eight characters of Crockford base32, unique within the edition.
         * @example 4k7q2pxa
         */
        CarId: string;
        /** @description The latest inspection of a car. */
        CarInspection: {
            car: components["schemas"]["StockCar"];
            /** @description That of the report. */
            version: components["schemas"]["StockVersion"];
            /** @description null where the car was not inspected. */
            inspection: {
                date: components["schemas"]["Day"];
                /**
                 * @description Who inspected it.
                 * @example Thabo Nkosi
                 */
                inspector: string;
                odometer: components["schemas"]["Mileage"];
                points: components["schemas"]["InspectedPoint"][];
                /** @description null where the report is older than signatures. */
                signature: components["schemas"]["InspectionSignature"] | null;
                /** @description When it was signed; null where it was not. */
                signedAt: components["schemas"]["Timestamp"] | null;
            } | null;
        };
        /** @description A photo of a car that is offered. */
        CarPhotoRequest: {
            /**
             * Format: binary
             * @description JPEG or PNG by its bytes, at most 8 MB and 64 megapixels.
             */
            photo: Blob;
        };
        /** @description Records of a car's past and of its papers. */
        CarRecords: {
            /** @description Its services. Each is shown as the one that it was where nothing but its place has changed. */
            services: components["schemas"]["ServiceHistory"][];
            /** @description The papers that were seen, at most one of a kind; none where nobody has looked. */
            documents: components["schemas"]["CarDocument"][];
        };
        /**
         * @description The car's reference as people read and say it: edition and id in upper case.
         * @example MA-4K7Q2PXA
         */
        CarReference: string;
        /** @description A case with all that is known of it, and what can be done. */
        Case: {
            summary: components["schemas"]["CaseSummary"];
            /**
             * Format: uuid
             * @description The latest thing that happened to it.
             * @example 5b9a2a4e-31f6-4f0e-9d5c-0a6d9a1d3f10
             */
            event: string;
            /** @description What it says, in the language of the team that is nearest to the visitor's. */
            rows: components["schemas"]["RequestRow"][];
            /** @description Its events, oldest first. */
            steps: components["schemas"]["CaseStep"][];
            /** @description Pictures that the visitor sent. */
            photos: components["schemas"]["PictureKey"][];
            acts: components["schemas"]["CaseAct"][];
        };
        /** @description Something that can be done with a case now. */
        CaseAct: {
            /**
             * @description Its name, by which it is sent.
             * @example confirm
             */
            action: string;
            /**
             * @description What it does, in English or French.
             * @example Confirm
             */
            label: string;
            /**
             * @description Whether it takes a reason, which is kept with it.
             * @example none
             * @enum {string}
             */
            reason: "none" | "optional" | "needed";
            fields: components["schemas"]["CaseField"][];
        };
        /** @description Something that is done with a case. */
        CaseActRequest: {
            /**
             * @description One of the acts that the case offers.
             * @example confirm
             */
            action: string;
            /**
             * @description The reason, which is kept with what is done; null for none.
             * @example null
             */
            reason: string | null;
            /**
             * @description What was typed into the act's fields, by their names.
             * @example {}
             */
            typed: {
                [key: string]: string;
            };
            /**
             * Format: uuid
             * @description The latest thing that had happened to it when it was read, so that nobody decides on what they have not seen.
             * @example 5b9a2a4e-31f6-4f0e-9d5c-0a6d9a1d3f10
             */
            event: string;
        };
        /** @description Something that an act takes. Neighbours of one group are shown under it. */
        CaseField: {
            /**
             * @description Its name, by which it is sent.
             * @example base
             */
            name: string;
            /**
             * @description What it is, in English or French.
             * @example Price before deductions
             */
            label: string;
            /**
             * @description A line, several lines, an amount of money, a moment by the edition's clock, a box, or one of its options.
             * @example amount
             * @enum {string}
             */
            kind: "text" | "lines" | "amount" | "moment" | "tick" | "choice";
            /**
             * @description Whether it must be filled in.
             * @example true
             */
            isNeeded: boolean;
            /**
             * @description The heading of its group; null for none.
             * @example null
             */
            group: string | null;
            /**
             * @description What it begins with; null for nothing.
             * @example null
             */
            value: string | null;
            /**
             * @description The most characters that it takes.
             * @example 300
             */
            most: number;
            /** @description Those of a choice; none for other kinds. */
            options: {
                /**
                 * @description Value to send.
                 * @example tyres
                 */
                value: string;
                /**
                 * @description Label of the value.
                 * @example Tyres
                 */
                label: string;
            }[];
        };
        /**
         * @description What a case is about. `sale` is a visitor who sells a car to the operator.
         * @example booking
         * @enum {string}
         */
        CaseKind: "booking" | "visit" | "sale";
        /** @description A page of cases. */
        CaseList: {
            cases: components["schemas"]["CaseSummary"][];
            /**
             * @description How many there are, 10,000 at most.
             * @example 128
             */
            total: number;
            /**
             * @description Where the next page begins; null behind the last one.
             * @example null
             */
            nextCursor: string | null;
        };
        /**
         * @description How cases are ordered. `due` has those alone that something is due for from today on, the next one first.
         * @example due
         * @enum {string}
         */
        CaseOrder: "newest" | "due";
        /**
         * @description State of a case, one of its kind.
         * @example requested
         * @enum {string}
         */
        CaseState: "requested" | "awaitingDeposit" | "held" | "completed" | "expired" | "cancelled" | "refunded" | "confirmed" | "done" | "missed" | "sent" | "seen" | "appointment" | "inspected" | "offer" | "accepted" | "refused" | "paid" | "closed";
        /** @description Something that happened to a case. */
        CaseStep: {
            at: components["schemas"]["Timestamp"];
            /**
             * @description Who did it; a notice of the payment provider, or the time that has passed, may have.
             * @example staff
             * @enum {string}
             */
            actor: "visitor" | "staff" | "payment" | "clock";
            state: components["schemas"]["CaseState"];
            /**
             * @description The reason that was given, for the team alone; null where none was.
             * @example The bank needs a week.
             */
            reason: string | null;
        };
        /** @description A case as lists have it. */
        CaseSummary: {
            kind: components["schemas"]["CaseKind"];
            edition: components["schemas"]["EditionId"];
            reference: components["schemas"]["RequestReference"];
            state: components["schemas"]["CaseState"];
            /**
             * @description The car in question.
             * @example Dacia Logan 1.5 dCi Ambiance
             */
            about: string;
            /**
             * @description The name of the visitor; null where it has been deleted.
             * @example Salma Bennani
             */
            from: string | null;
            /** @description When a booking ends, a visit begins, or a seller's car is looked at, an offer ends or a promise is to be kept; null where nothing is due. */
            due: components["schemas"]["Timestamp"] | null;
            /**
             * @description Where it is due; null where that is nowhere.
             * @example Otosafi Casablanca
             */
            place: string | null;
            /**
             * @description Whether the team has a refund of it to make, since the payment provider cannot.
             * @example false
             */
            refund: boolean;
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description What cars of an edition are described by. */
        Catalogue: {
            /** @description By name. */
            brands: {
                id: components["schemas"]["Slug"];
                /**
                 * @description Its name.
                 * @example Dacia
                 */
                name: string;
                /** @description By name. */
                models: {
                    id: components["schemas"]["Slug"];
                    /**
                     * @description Its name.
                     * @example Duster
                     */
                    name: string;
                    bodyType: components["schemas"]["BodyType"];
                }[];
            }[];
            /** @description By name. */
            cities: components["schemas"]["NamedItem"][];
        };
        /** @description The listing filters of a category; names are those of `GET /cars`. */
        CategoryFilters: {
            bodyType?: components["schemas"]["BodyType"][];
            fuelType?: components["schemas"]["FuelType"][];
            transmission?: components["schemas"]["Transmission"][];
            condition?: components["schemas"]["Condition"][];
            seats?: number[];
            priceMax?: components["schemas"]["Money"];
            mileageMax?: components["schemas"]["Mileage"];
            yearMin?: components["schemas"]["ModelYear"];
        };
        /** @description A promise that the site makes, and by what it holds. */
        Claim: {
            claim: components["schemas"]["ClaimName"];
            /**
             * @description Whether somebody has looked at it, and whether that still holds.
             * @example holds
             * @enum {string}
             */
            state: "unchecked" | "holds" | "expired";
            /** @description By what it holds; null where nobody has looked at it. */
            check: components["schemas"]["ClaimCheck"] | null;
            version: components["schemas"]["StockVersion"];
        };
        /** @description By what a claim holds. */
        ClaimCheck: {
            at: components["schemas"]["Timestamp"];
            /**
             * @description Who looked at it.
             * @example Aya Mansouri
             */
            by: string;
            evidence: components["schemas"]["ClaimEvidence"];
            legalNote: components["schemas"]["ClaimLegalNote"];
            /** @description The last day on which it holds. */
            validUntil: components["schemas"]["Day"];
        };
        /** @description By what a claim holds. */
        ClaimCheckRequest: {
            evidence: components["schemas"]["ClaimEvidence"];
            legalNote: components["schemas"]["ClaimLegalNote"];
            /** @description The last day on which it holds, today at the earliest. */
            validUntil: components["schemas"]["Day"];
            version: components["schemas"]["StockVersion"];
        };
        /**
         * @description What shows that it is true, such as a contract and where it is kept.
         * @example Contract 2026-14 with the assistance company, folder “Partners”.
         */
        ClaimEvidence: string;
        /**
         * @description The basis in law, where it needs one.
         * @example Law 31-08 on consumer protection
         */
        ClaimLegalNote: string | null;
        /** @description The claims of an edition. */
        ClaimList: {
            claims: components["schemas"]["Claim"][];
        };
        /**
         * @description A promise of the product that an edition may make.
         * @example warranty
         * @enum {string}
         */
        ClaimName: "inspectionPoints" | "warranty" | "roadsideAssistance" | "moneyBack" | "homeDelivery" | "buyBack" | "multiCurrency" | "loan" | "paidWithin24Hours" | "quoteWithin30Minutes";
        /**
         * @description Local time, 24 hours.
         * @example 09:00
         */
        ClockTime: string;
        /** @description A member of the team, as others see them. */
        Colleague: {
            id: components["schemas"]["StaffId"];
            name: components["schemas"]["StaffName"];
        };
        /**
         * @description The colour that the filter knows.
         * @example white
         * @enum {string}
         */
        Color: "white" | "black" | "grey" | "silver" | "blue" | "red" | "green" | "brown" | "beige" | "orange" | "yellow" | "gold";
        /**
         * @description One of the seven conditions. A car has several at once: used, imported and good, for example.
         * @example used
         * @enum {string}
         */
        Condition: "new" | "used" | "imported" | "excellent" | "good" | "average" | "damaged";
        /** @description What confirms the sensitive acts of the next minutes. */
        Confirmation: {
            code: components["schemas"]["ConfirmationCode"];
        };
        /**
         * @description A code of the authenticator of who is signed in, which has not been used yet.
         * @example 123456
         */
        ConfirmationCode: string;
        /** @description An item as it should be. */
        ContentAddition: {
            values: components["schemas"]["ContentValues"];
            /**
             * @description Whether the site shows it.
             * @example false
             */
            isPublished: boolean;
            /** @description From when on the site shows it by itself; null where nobody has decided it, and where the site shows it. */
            publishAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description A piece of a page or of a post. */
        ContentBlock: {
            /**
             * @description A heading or a paragraph.
             * @example heading
             * @enum {string}
             */
            kind: "heading" | "paragraph";
            text: components["schemas"]["ContentText"];
        } | {
            /**
             * @description A list.
             * @example list
             * @enum {string}
             */
            kind: "list";
            items: components["schemas"]["ContentText"][];
        };
        /**
         * @description The name of an item within its list.
         * @example deposit-back
         */
        ContentId: string;
        /** @description An item of a list. */
        ContentItem: {
            id: components["schemas"]["ContentId"];
            /**
             * @description Whether the site shows it.
             * @example true
             */
            isPublished: boolean;
            /** @description From when on the site shows it by itself; null where nobody has decided it, and where the site shows it. */
            publishAt: components["schemas"]["Timestamp"] | null;
            values: components["schemas"]["ContentValues"];
            version: components["schemas"]["StockVersion"];
            /** @description What it said before, the latest first, as far as it was changed in the office. */
            history: {
                /** @description Until when it said so. */
                at: components["schemas"]["Timestamp"];
                /**
                 * @description Who changed it then.
                 * @example Aya Mansouri
                 */
                by: string;
                values: components["schemas"]["ContentValues"];
            }[];
        };
        /** @description The items of a list, in its order. */
        ContentItemList: {
            items: components["schemas"]["ContentSummary"][];
        };
        /**
         * @description A list of the operator's content.
         * @example faqs
         * @enum {string}
         */
        ContentListName: "faqs" | "posts" | "pages" | "testimonials" | "galleryItems" | "teamMembers" | "stores" | "categories" | "financingPartners" | "contact" | "replyTemplates";
        /** @description A picture of the operator's content. */
        ContentPictureRequest: {
            /**
             * Format: binary
             * @description JPEG or PNG by its bytes, at most 8 MB and 64 megapixels.
             */
            photo: Blob;
        };
        /** @description An item as it should be. */
        ContentRequest: {
            values: components["schemas"]["ContentValues"];
            /**
             * @description Whether the site shows it.
             * @example true
             */
            isPublished: boolean;
            /** @description From when on the site shows it by itself; null where nobody has decided it, and where the site shows it. */
            publishAt: components["schemas"]["Timestamp"] | null;
            /** @description That of the item that was changed, so that nobody overwrites what they have not seen. */
            version: components["schemas"]["StockVersion"];
        };
        /** @description An item as its list has it. */
        ContentSummary: {
            id: components["schemas"]["ContentId"];
            /**
             * @description By what one knows it, in the office's language or one that it has.
             * @example Do I get my deposit back?
             */
            title: string;
            /**
             * @description Whether the site shows it.
             * @example true
             */
            isPublished: boolean;
            /** @description The languages of the edition in which some of it is not written. */
            missing: components["schemas"]["Language"][];
        };
        /** @description A text in the languages that it has. English is used for those that it lacks. */
        ContentText: {
            /**
             * @description English.
             * @example Otosafi
             */
            en?: string;
            /**
             * @description French.
             * @example Otosafi
             */
            fr?: string;
            /**
             * @description Arabic.
             * @example Otosafi
             */
            ar?: string;
            /**
             * @description Zulu.
             * @example Otosafi
             */
            zu?: string;
            /**
             * @description Xhosa.
             * @example Otosafi
             */
            xh?: string;
            /**
             * @description Kinyarwanda.
             * @example Otosafi
             */
            rw?: string;
            /**
             * @description Wolof.
             * @example Otosafi
             */
            wo?: string;
        };
        /** @description What an item says at one of its fields. */
        ContentValue: components["schemas"]["ContentText"] | components["schemas"]["GeoPoint"] | components["schemas"]["RateRange"] | components["schemas"]["CategoryFilters"] | components["schemas"]["ContentBlock"][] | components["schemas"]["OpeningHours"][] | components["schemas"]["Slug"][] | string | number | boolean | null;
        /** @description What an item says, by the fields of its list; null where a field is left out. */
        ContentValues: {
            [key: string]: components["schemas"]["ContentValue"];
        };
        /**
         * @description Currency of an edition, ISO 4217.
         * @example MAD
         * @enum {string}
         */
        Currency: "MAD" | "XOF" | "ZAR" | "RWF" | "EUR";
        /**
         * Format: date
         * @description A calendar day, ISO 8601.
         * @example 2026-05-12
         */
        Day: string;
        /**
         * @description A paper of the car; each country has its own word for it.
         * @example registration
         * @enum {string}
         */
        DocumentKind: "registration" | "technicalVisit" | "insurance" | "roadTax" | "nonPledge" | "customs";
        /**
         * @description The wheels that are driven.
         * @example front
         * @enum {string}
         */
        Drivetrain: "front" | "rear" | "all";
        /**
         * @description A country edition; `default` is neutral.
         * @example ma
         * @enum {string}
         */
        EditionId: "ma" | "ci" | "coza" | "rw" | "sn" | "default";
        /**
         * Format: email
         * @description An e-mail address.
         * @example salma@example.org
         */
        EmailAddress: string;
        /** @description A new second factor (RFC 6238). */
        Enrolment: {
            /**
             * @description The secret as it is typed into an authenticator, base32.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * Format: uri
             * @description The secret as an authenticator reads it from a picture.
             * @example otpauth://totp/Otosafi:amina@example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Otosafi
             */
            uri: string;
        };
        /**
         * @description What the question is about.
         * @example buying
         * @enum {string}
         */
        FaqTopic: "buying" | "selling" | "finance" | "inspection" | "booking" | "documents" | "account";
        /**
         * @description One of the fifteen listed features.
         * @example airConditioning
         * @enum {string}
         */
        Feature: "speedRegulator" | "airConditioning" | "sequentialGearshift" | "cdPlayer" | "reversingCamera" | "gpsNavigation" | "parkAssist" | "startStop" | "airbag" | "abs" | "onBoardComputer" | "rims" | "sunroof" | "electricMirrors" | "bluetooth";
        /** @description The cars that the team puts first among the featured ones, in its order. */
        FeaturedChoice: {
            cars: {
                car: components["schemas"]["StockCar"];
                /**
                 * @description Whether the rule of featured cars holds for it now; the site leaves out what it does not hold for.
                 * @example true
                 */
                isFeatured: boolean;
            }[];
            /** @description Other cars that the rule holds for now, the latest first. */
            candidates: components["schemas"]["StockCar"][];
            version: components["schemas"]["StockVersion"];
        };
        /** @description The cars that are to come first among the featured ones. */
        FeaturedChoiceRequest: {
            /** @description In their order. */
            cars: components["schemas"]["CarId"][];
            version: components["schemas"]["StockVersion"];
        };
        /**
         * @description `ev` is battery-electric only; `phev` is a hybrid with a plug.
         * @example diesel
         * @enum {string}
         */
        FuelType: "petrol" | "diesel" | "hybrid" | "phev" | "ev" | "other";
        /** @description A place, WGS 84. */
        GeoPoint: {
            /**
             * @description Degrees north.
             * @example 33.5731
             */
            latitude: number;
            /**
             * @description Degrees east.
             * @example -7.5898
             */
            longitude: number;
        };
        /**
         * @description How good a used car is.
         * @example good
         * @enum {string}
         */
        Grade: "excellent" | "good" | "average" | "damaged";
        /**
         * @description A colour of the sRGB space.
         * @example #8fa3b0
         */
        HexColor: string;
        /** @description Something that is wrong in a file, in the language that was asked for. */
        ImportFault: {
            /**
             * @description The line of the file.
             * @example 3
             */
            line: number;
            /**
             * @description The column; `all` for the file as a whole.
             * @example price
             */
            column: string;
            /**
             * @description The fault, as a sentence.
             * @example It is empty, and every car needs it.
             */
            problem: string;
            /**
             * @description What to do about it.
             * @example Fill it in, such as 182000.
             */
            cure: string;
        };
        /** @description What became of a file. */
        ImportReport: {
            /**
             * @description Lines with a car, faulty ones among them.
             * @example 3
             */
            lines: number;
            /**
             * @description Cars that came new.
             * @example 3
             */
            added: number;
            /**
             * @description Cars that were changed.
             * @example 3
             */
            updated: number;
            /**
             * @description Cars that are as the file has them, or that the team keeps.
             * @example 3
             */
            unchanged: number;
            /**
             * @description Cars that the file does not have any more.
             * @example 3
             */
            withdrawn: number;
            /**
             * @description Cars that stay because somebody has reserved them.
             * @example 3
             */
            kept: number;
            /**
             * @description Lines that were not taken over.
             * @example 3
             */
            refused: number;
            /**
             * @description How many faults there are; `faults` has the first of them.
             * @example 3
             */
            faultCount: number;
            faults: components["schemas"]["ImportFault"][];
        };
        /**
         * @description Whether a file waits, is taken over, was taken over, or could not be.
         * @example done
         * @enum {string}
         */
        ImportState: "waiting" | "running" | "done" | "failed";
        /** @description A point as the inspector found it. */
        InspectedPoint: {
            section: components["schemas"]["InspectionSection"];
            point: components["schemas"]["InspectionPointName"];
            result: components["schemas"]["PointResult"];
            /**
             * @description The inspector's words; needed where something is wrong.
             * @example Pads worn to 3 mm.
             */
            note: string | null;
        };
        /**
         * @description Name of a point within its section.
         * @example frontPads
         */
        InspectionPointName: string;
        /** @description An inspection of today. A point that is left out was not looked at. */
        InspectionRequest: {
            odometer: components["schemas"]["Mileage"];
            language: components["schemas"]["OfficeLanguage"];
            points: components["schemas"]["InspectedPoint"][];
            signature: components["schemas"]["InspectionSignature"];
            /** @description That of the latest report when this one was written, so that nobody overwrites what they have not seen. */
            version: components["schemas"]["StockVersion"];
        };
        /**
         * @description One of the ten sections of the inspection.
         * @example brakes
         * @enum {string}
         */
        InspectionSection: "engine" | "steering" | "suspension" | "brakes" | "axles" | "transmission" | "liquids" | "electrical" | "interior" | "body";
        /** @description The signature of who inspects: their full name, typed, or else strokes of a pen. A name that is not that of the account, and strokes that are too short for a signature, are refused. */
        InspectionSignature: {
            /**
             * @description The full name; null where it was signed by hand.
             * @example Thabo Nkosi
             */
            typed: string | null;
            /** @description Each stroke as the x and y of its points one after the other, on a sheet of 600 by 200. */
            strokes: number[][];
        };
        /** @description The secret of an invitation's link, and the password that is chosen. */
        InvitationAcceptance: {
            /**
             * @description The secret.
             * @example u7pXH0Vd3yq2kYQ1mWc8bJr4sLf6gTn9aEz5oKiCxBv
             */
            token: string;
            /**
             * @description The password.
             * @example correct horse battery
             */
            password: string;
        };
        /** @description The account that has its password now. */
        InvitationAccepted: {
            email: components["schemas"]["EmailAddress"];
        };
        /** @description Who is to join the team. */
        InvitationRequest: {
            name: components["schemas"]["StaffName"];
            email: components["schemas"]["EmailAddress"];
            role: components["schemas"]["Role"];
            editions: components["schemas"]["StaffEditions"];
        };
        /**
         * @description An interface language, BCP 47.
         * @example fr
         * @enum {string}
         */
        Language: "en" | "fr" | "ar" | "zu" | "xh" | "rw" | "wo";
        /** @description A member of the team. */
        Me: {
            id: components["schemas"]["StaffId"];
            name: components["schemas"]["StaffName"];
            email: components["schemas"]["EmailAddress"];
            role: components["schemas"]["Role"];
            editions: components["schemas"]["StaffEditions"];
            /** @description Names of the operations that their role allows. */
            may: string[];
        };
        /** @description What a member of the team is to be. */
        MemberRequest: {
            name: components["schemas"]["StaffName"];
            role: components["schemas"]["Role"];
            editions: components["schemas"]["StaffEditions"];
            /** @description That of the account that was changed, so that nobody overwrites what they have not seen. */
            version: components["schemas"]["StockVersion"];
        };
        /**
         * @description Whether an account awaits its password, works, or is closed.
         * @example active
         * @enum {string}
         */
        MemberState: "invited" | "active" | "closed";
        /**
         * @description Distance in kilometres, whatever the car's instrument counts in.
         * @example 64200
         */
        Mileage: number;
        /**
         * @description How well the mileage is known. `sure`: a new car, or inspected with at least two services on invoice or stamp; `likely`: inspected, or one such service; `unknown`: the seller's word alone; `contradicted`: the odometer was changed or turned back, or its readings contradict one another.
         * @example likely
         * @enum {string}
         */
        MileageEvidence: "sure" | "likely" | "unknown" | "contradicted";
        /**
         * @description Year of the model, Gregorian.
         * @example 2019
         */
        ModelYear: number;
        /**
         * Format: int64
         * @description An amount in whole units of the currency; no sub-units anywhere.
         * @example 128000
         */
        Money: number;
        /** @description Something that has an address name and a name for people. */
        NamedItem: {
            id: components["schemas"]["Slug"];
            /**
             * @description Its name in the requested language.
             * @example Toyota
             */
            name: string;
        };
        /** @description A note that the team alone reads. */
        Note: {
            /**
             * @description The note.
             * @example Calls back after six.
             */
            text: string;
            at: components["schemas"]["Timestamp"];
            by: components["schemas"]["Colleague"];
        };
        /** @description A note. */
        NoteRequest: {
            /**
             * @description The note.
             * @example Calls back after six.
             */
            text: string;
        };
        /** @description Demand and sales. */
        Numbers: {
            /** @description The days, oldest first. */
            days: components["schemas"]["NumbersOfDay"][];
            /** @description Number of cars of the stock in each state; those without any are left out. */
            stock: {
                state: components["schemas"]["StockState"];
                /**
                 * @description How many there are.
                 * @example 120
                 */
                cars: number;
            }[];
            /** @description How many cars for sale cost less than four fifths of such cars do, as much, or more; `unknown` where too few are known. */
            prices: {
                /**
                 * @description Cars.
                 * @example 12
                 */
                below: number;
                /**
                 * @description Cars.
                 * @example 12
                 */
                within: number;
                /**
                 * @description Cars.
                 * @example 12
                 */
                above: number;
                /**
                 * @description Cars.
                 * @example 12
                 */
                unknown: number;
            };
            /**
             * @description Days from publication to sale, of half of the cars that were sold in these days fewer; null where none was.
             * @example 24
             */
            medianDaysToSell: number | null;
            /**
             * @description Minutes until the team did the first thing with a request of these days, of half of them fewer; null where it did none.
             * @example 42
             */
            medianFirstAnswerMinutes: number | null;
            /**
             * @description Requests with which nothing was done yet, whatever their age.
             * @example 3
             */
            unanswered: number;
            /** @description The promises to sellers that were made in these days, by editions that make them; without those that can still be kept, and those whose sale ended in time. */
            promises: {
                /**
                 * @description `offer`: a price follows the inspection; `paid`: the money follows the acceptance.
                 * @example paid
                 * @enum {string}
                 */
                kind: "offer" | "paid";
                /**
                 * @description Promises.
                 * @example 12
                 */
                made: number;
                /**
                 * @description Those that were kept in time.
                 * @example 11
                 */
                kept: number;
            }[];
        };
        /** @description What happened on a day, each thing on the day that it was in its edition. */
        NumbersOfDay: {
            day: components["schemas"]["Day"];
            /**
             * @description Visitors who looked at a car, each car for itself.
             * @example 412
             */
            views: number;
            /**
             * @description Requests that came in.
             * @example 9
             */
            requests: number;
            /**
             * @description Visits that were asked for.
             * @example 4
             */
            visits: number;
            /**
             * @description Bookings that were asked for.
             * @example 2
             */
            bookings: number;
            /**
             * @description Cars that were sold.
             * @example 1
             */
            sales: number;
        };
        /**
         * @description The unit in which the car's own instrument counts.
         * @example km
         * @enum {string}
         */
        OdometerUnit: "km" | "mi";
        /**
         * @description The language in which texts are written.
         * @example fr
         * @enum {string}
         */
        OfficeLanguage: "en" | "fr";
        /** @description Opening hours of a day of the week, local time. Closed days are left out. */
        OpeningHours: {
            /**
             * @description Day of the week, 1 Monday to 7 Sunday.
             * @example 1
             */
            day: number;
            opens: components["schemas"]["ClockTime"];
            closes: components["schemas"]["ClockTime"];
        };
        /**
         * @description Where the car was first sold.
         * @example local
         * @enum {string}
         */
        Origin: "local" | "imported";
        /** @description Who sees to a request. */
        OwnerRequest: {
            /** @description A member of the team; null for nobody. */
            owner: components["schemas"]["StaffId"] | null;
            /** @description Who saw to it when it was read, so that nobody overwrites what they have not seen; null for nobody. */
            former: components["schemas"]["StaffId"] | null;
        };
        /** @description A photograph of a car. The client makes its addresses: `/photos/{key}/{width}.{format}` with width 320, 640, 960, 1280 or 1600 (pixels) and format avif, webp or jpeg. */
        Photo: {
            key: components["schemas"]["PictureKey"];
            /**
             * @description Width of the largest variant, pixels.
             * @example 1600
             */
            width: number;
            /**
             * @description Height of the largest variant, pixels.
             * @example 1200
             */
            height: number;
            /** @description Shown until the picture has come. */
            placeholder: components["schemas"]["HexColor"];
            view: components["schemas"]["PhotoView"];
            /**
             * @description `key` is the one of the card, `flaw` shows damage.
             * @example key
             * @enum {string}
             */
            kind: "key" | "additional" | "flaw";
            /** @description Where the flaw is; null for other kinds. */
            flaw: components["schemas"]["PhotoFlaw"] | null;
        };
        /** @description Where a photographed flaw is and how large. */
        PhotoFlaw: {
            section: components["schemas"]["InspectionSection"];
            point: components["schemas"]["InspectionPointName"];
            /**
             * @description Largest extent, millimetres.
             * @example 35
             */
            sizeMm: number;
            /** @description A circle around the flaw on the picture, in hundredths of the picture; absent where nobody has drawn one. */
            mark?: {
                /**
                 * @description Its centre from the left, of the width.
                 * @example 62
                 */
                x: number;
                /**
                 * @description Its centre from the top, of the height.
                 * @example 40
                 */
                y: number;
                /**
                 * @description How wide it is, of the width.
                 * @example 20
                 */
                size: number;
            };
        };
        /**
         * @description What a photograph shows.
         * @example frontThreeQuarter
         * @enum {string}
         */
        PhotoView: "frontThreeQuarter" | "side" | "rear" | "interior" | "engine" | "detail";
        /** @description A picture. The client makes its addresses: `/photos/{key}/{width}.{format}` with width 320, 640, 960, 1280 or 1600 (pixels, never above the picture's own width) and format avif, webp or jpeg. */
        Picture: {
            key: components["schemas"]["PictureKey"];
            /**
             * @description Width of the largest variant, pixels.
             * @example 1600
             */
            width: number;
            /**
             * @description Height of the largest variant, pixels.
             * @example 1200
             */
            height: number;
            /** @description Shown until the picture has come. */
            placeholder: components["schemas"]["HexColor"];
        };
        /**
         * @description Key of a picture in the object store.
         * @example cars/5f0c2a
         */
        PictureKey: string;
        /**
         * @description What the inspector found. `notApplicable`: the car has no such part. `notChecked`: it was not looked at.
         * @example ok
         * @enum {string}
         */
        PointResult: "ok" | "advisory" | "defect" | "notApplicable" | "notChecked";
        /** @description A price and the day from which it held. */
        PriceChange: {
            date: components["schemas"]["Day"];
            price: components["schemas"]["Money"];
        };
        /** @description Lowest and highest price among the cars that match all filters but the price's own. */
        PriceRange: {
            min: components["schemas"]["Money"];
            max: components["schemas"]["Money"];
        };
        /** @description An error answer (RFC 9457). */
        Problem: {
            /**
             * @description A name of the kind of problem as an address.
             * @example urn:otosafi:problem:validation_failed
             */
            type: string;
            /**
             * @description A short English name of the kind of problem; for logs, not for people.
             * @example Some values are not valid
             */
            title: string;
            /**
             * @description The status of the answer.
             * @example 422
             */
            status: number;
            code: components["schemas"]["ProblemCode"];
            /**
             * @description What happened this time, in English.
             * @example One field was refused.
             */
            detail?: string;
            /**
             * @description The request's id, to quote when asking for help.
             * @example 01j9z3k8
             */
            instance: string;
            /** @description The refused fields; only with `validation_failed`. */
            errors?: components["schemas"]["ProblemError"][];
            /** @description The next free times for a visit; only with `slot_not_available`. */
            slots?: components["schemas"]["VisitSlot"][];
            /** @description Available cars like the one that is not; only with `car_not_available` of a booking or a visit. */
            cars?: components["schemas"]["SimilarCar"][];
            /**
             * @description How often the code may still be tried; only with `otp_invalid`.
             * @example 2
             */
            triesLeft?: number;
        };
        /**
         * @description The stable name of what went wrong. Clients choose their own words by it; new codes may be added.
         * @example validation_failed
         * @enum {string}
         */
        ProblemCode: "validation_failed" | "malformed_request" | "not_found" | "method_not_allowed" | "not_acceptable" | "unauthorized" | "invalid_credentials" | "token_expired" | "forbidden" | "cross_origin" | "conflict" | "already_subscribed" | "phone_not_unique" | "email_not_unique" | "car_not_available" | "slot_not_available" | "too_many_open" | "terms_changed" | "booked_too_often" | "idempotency_key_reused" | "link_expired" | "otp_invalid" | "otp_expired" | "rate_limited" | "payload_too_large" | "unsupported_media_type" | "feature_not_available" | "unavailable" | "internal";
        /** @description One field that was refused. */
        ProblemError: {
            /**
             * @description JSON Pointer of the field, starting with where it came from: `/query`, `/path`, `/header` or `/body`.
             * @example /body/email
             */
            path: string;
            /**
             * @description The rule that it broke.
             * @example tooShort
             */
            code: string;
            /**
             * @description Figures for the message, such as the bound that was missed.
             * @example {
             *       "minimum": 8
             *     }
             */
            values?: {
                [key: string]: string | number | boolean;
            };
        };
        /** @description The question under which an answer is published. */
        PublishedQuestion: {
            topic: components["schemas"]["FaqTopic"];
            /**
             * @description The question, for everybody.
             * @example Is there parking at the showroom?
             */
            question: string;
        };
        /** @description Rates from the lowest to the highest. */
        RateRange: {
            /**
             * @description The lowest, a fraction a year.
             * @example 0.05
             */
            min: number;
            /**
             * @description The highest, a fraction a year.
             * @example 0.09
             */
            max: number;
        };
        /** @description When the team wants to be reminded of a request. */
        ReminderRequest: {
            /** @description The day; null for never. */
            remindOn: components["schemas"]["Day"] | null;
            /** @description The day that was kept when it was read, so that nobody overwrites what they have not seen; null for none. */
            former: components["schemas"]["Day"] | null;
        };
        /** @description A request with all that belongs to it. */
        Request: {
            summary: components["schemas"]["RequestSummary"];
            /** @description The car that it is about; null where it is about none, or is no longer there. */
            car: components["schemas"]["CarId"] | null;
            /**
             * @description The question as it was asked; null where it is none.
             * @example Is there parking?
             */
            question: string | null;
            /** @description What it says. */
            rows: components["schemas"]["RequestRow"][];
            /** @description What was done, oldest first. */
            events: components["schemas"]["RequestEvent"][];
            /** @description Notes, oldest first. */
            notes: components["schemas"]["Note"][];
            /** @description What can be done now. */
            actions: components["schemas"]["RequestAction"][];
            /** @description Texts that answers can begin with, in the visitor's language; none where it takes no answer. */
            templates: {
                /**
                 * @description By what the team knows it.
                 * @example Opening hours
                 */
                name: string;
                /**
                 * @description What it says.
                 * @example We are open from Monday to Saturday.
                 */
                text: string;
            }[];
            /** @description Cars for sale that are like the one that is looked for, the latest first; none where none is looked for. */
            matches: components["schemas"]["StockCar"][];
        };
        /**
         * @description What the team does with a request.
         * @example begin
         * @enum {string}
         */
        RequestAction: "begin" | "answer" | "publish" | "withdraw" | "close";
        /** @description An action, with the answer where it is one. */
        RequestActionRequest: {
            action: components["schemas"]["RequestAction"];
            /**
             * @description The answer to a question.
             * @example Yes, on Saturday from nine.
             */
            answer?: string;
            published?: components["schemas"]["PublishedQuestion"];
        };
        /** @description Something that was done with a request. */
        RequestEvent: {
            action: components["schemas"]["RequestAction"];
            at: components["schemas"]["Timestamp"];
            /** @description Who did it; null for somebody with a link of the team's mail. */
            by: components["schemas"]["Colleague"] | null;
        };
        /**
         * @description Kind of a request to the team.
         * @example callback
         * @enum {string}
         */
        RequestKind: "question" | "callback" | "wantedCar" | "contactQuery" | "inspector" | "diagnostic" | "vinCheck" | "carProblem";
        /** @description A page of the inbox. */
        RequestList: {
            /** @description The requests. */
            requests: components["schemas"]["RequestSummary"][];
            /**
             * @description All that match, up to 10,000.
             * @example 128
             */
            total: number;
            /**
             * @description The cursor of the next page; null on the last one.
             * @example null
             */
            nextCursor: string | null;
        };
        /**
         * @description A reference as people read and say it.
         * @example MA-CB-7K3Q2P
         */
        RequestReference: string;
        /** @description Something that a request says. */
        RequestRow: {
            /**
             * @description What it is, in English or French.
             * @example Phone
             */
            label: string;
            /**
             * @description What was said.
             * @example +212600000001
             */
            value: string;
        };
        /**
         * @description State of a request.
         * @example received
         * @enum {string}
         */
        RequestState: "received" | "inProgress" | "closed";
        /** @description A request as the inbox lists it. */
        RequestSummary: {
            edition: components["schemas"]["EditionId"];
            reference: components["schemas"]["RequestReference"];
            kind: components["schemas"]["RequestKind"];
            state: components["schemas"]["RequestState"];
            language: components["schemas"]["Language"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description The name of who sent it; null where it was not given or has been deleted.
             * @example Salma Bennani
             */
            from: string | null;
            /**
             * @description The beginning of what was written, the reference of the car in question, or the car that is wanted.
             * @example Can I see it on Saturday?
             */
            about: string | null;
            /** @description Who sees to it; null for nobody. */
            owner: components["schemas"]["Colleague"] | null;
            /**
             * @description Minutes until the team did the first thing with it; null while it has not.
             * @example 42
             */
            firstAnswerMinutes: number | null;
            /** @description The day on which the team wants to be reminded of it; null for none. */
            remindOn: components["schemas"]["Day"] | null;
        };
        /**
         * @description What a member of the team does.
         * @example agent
         * @enum {string}
         */
        Role: "agent" | "inspector" | "editor" | "manager" | "owner";
        /**
         * @description State of the sale of a car. `reserved` is a running hold; a sold car keeps its page.
         * @example available
         * @enum {string}
         */
        SaleStatus: "available" | "reserved" | "sold";
        /** @description The ticket, and a code of six digits or a recovery code. */
        SecondFactorProof: {
            ticket: components["schemas"]["Ticket"];
            /**
             * @description The code as it was typed.
             * @example 123456
             */
            code: string;
        };
        /** @description A service that the car had. */
        ServiceHistory: {
            date: components["schemas"]["Day"];
            /** @description Reading at the service, kilometres. */
            odometer: components["schemas"]["Mileage"];
            /**
             * @description Who did it.
             * @example Garage Atlas
             */
            workshop: string;
            /**
             * @description Where.
             * @example Casablanca
             */
            city: string;
            /**
             * @description What was done.
             * @example Oil and filters changed.
             */
            work: string;
            /**
             * @description What shows that it was done.
             * @example invoice
             * @enum {string}
             */
            proof: "invoice" | "stamp" | "none";
        };
        /** @description E-mail and password of a member of the team. */
        SessionRequest: {
            email: components["schemas"]["EmailAddress"];
            /**
             * @description The password.
             * @example correct horse battery
             */
            password: string;
        };
        /** @description A session that has begun. */
        SessionStart: {
            /** @description Codes for when the second factor is lost, each valid once; shown a single time, when it is set up. */
            recoveryCodes: string[];
        };
        /** @description The next step of signing in. */
        SessionTicket: {
            ticket: components["schemas"]["Ticket"];
            /** @description The second factor that is to be set up; null where there is one. */
            enrolment: components["schemas"]["Enrolment"] | null;
        };
        /** @description A card with the reason why it is proposed. */
        SimilarCar: components["schemas"]["CarCardFields"] & {
            reason: components["schemas"]["SimilarReason"];
        };
        /**
         * @description Why the car is proposed: same model; same body within a near budget; alike but cheaper; alike but newer; alike with less mileage; same brand.
         * @example sameModel
         * @enum {string}
         */
        SimilarReason: "sameModel" | "sameBodyAndBudget" | "cheaper" | "newer" | "lessMileage" | "sameBrand";
        /**
         * @description A slot.
         * @example 20260516T0900-casablanca
         */
        SlotId: string;
        /**
         * @description A lower-case name in an address: brand, model, city, category, store, post.
         * @example land-cruiser-prado
         */
        Slug: string;
        /** @description The editions in which they work. */
        StaffEditions: components["schemas"]["EditionId"][];
        /**
         * Format: uuid
         * @description The id of a member of the team.
         * @example 0b9d2c5e-8a4e-4d5b-9f5c-1f1f0d6f2a11
         */
        StaffId: string;
        /**
         * @description The name.
         * @example Amina Idrissi
         */
        StaffName: string;
        /**
         * @description The side of the steering wheel.
         * @example left
         * @enum {string}
         */
        SteeringSide: "left" | "right";
        /**
         * @description Action of the team on a car. `reserve` keeps it for somebody, `free` offers it again, `sell` ends its sale.
         * @example reserve
         * @enum {string}
         */
        StockAction: "reserve" | "free" | "sell";
        /** @description Action to take on a car. */
        StockActionRequest: {
            action: components["schemas"]["StockAction"];
        };
        /** @description A car as the stock lists it. */
        StockCar: {
            edition: components["schemas"]["EditionId"];
            id: components["schemas"]["CarId"];
            reference: components["schemas"]["CarReference"];
            /**
             * @description Brand, model and trim.
             * @example Dacia Logan 1.5 dCi Ambiance
             */
            name: string;
            /**
             * @description The model year.
             * @example 2019
             */
            modelYear: number;
            /**
             * @description Distance in kilometres, whatever the odometer counts in.
             * @example 84000
             */
            mileage: number;
            /**
             * @description The odometer's unit.
             * @example km
             * @enum {string}
             */
            odometerUnit: "km" | "mi";
            /**
             * @description Name of the city of the car.
             * @example Casablanca
             */
            city: string;
            state: components["schemas"]["StockState"];
            price: components["schemas"]["Money"];
            /** @description What it cost before it was lowered; null where it was not. */
            oldPrice: components["schemas"]["Money"] | null;
            /** @description What such cars cost; null where too few are known. */
            marketValue: components["schemas"]["Money"] | null;
            /** @description When it was put up for sale; when it came into the stock, for a draft. */
            publishedAt: components["schemas"]["Timestamp"];
            /** @description When it was sold; null while it is not. */
            soldAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description How many photos it has.
             * @example 12
             */
            photoCount: number;
        };
        /** @description A car with what belongs to its price and its sale. */
        StockCarDetails: {
            car: components["schemas"]["StockCar"];
            /**
             * Format: uri
             * @description The address of its page; null where it has none.
             * @example https://otosafi.ma/fr/voitures/dacia/logan/4k7q2pxa
             */
            page: string | null;
            /** @description Between which prices four fifths of such cars lie; null where too few are known. */
            market: components["schemas"]["PriceRange"] | null;
            /** @description What it cost, oldest first. */
            prices: components["schemas"]["PriceChange"][];
            /**
             * @description The reference of the booking that keeps it; null where none does.
             * @example null
             */
            booking: string | null;
            /** @description What can be done with it now. */
            actions: components["schemas"]["StockAction"][];
            facts: components["schemas"]["StockFacts"];
            /** @description Day on which the odometer showed the mileage; null where it is that of the publication. */
            mileageReadOn: components["schemas"]["Day"] | null;
            /** @description That of the facts and the day of the mileage. */
            version: components["schemas"]["StockVersion"];
            /** @description The key photograph first. */
            photos: components["schemas"]["Photo"][];
            /** @description That of the photos. */
            photosVersion: components["schemas"]["StockVersion"];
            /** @description Other cars of the stock that may be the same one. */
            alike: components["schemas"]["AlikeCar"][];
        };
        /** @description A car that comes into the stock. */
        StockCarRequest: {
            facts: components["schemas"]["StockFacts"];
            /** @description Day on which the odometer showed the mileage; null for the day of publication. Left out, today. */
            mileageReadOn?: components["schemas"]["Day"] | null;
            /**
             * @description Its price, in whole units of the edition's currency.
             * @example 119000
             */
            price: number;
        };
        /** @description What a car is, without its price. null means not known, never none. */
        StockFacts: {
            brand: components["schemas"]["Slug"];
            model: components["schemas"]["Slug"];
            /**
             * @description Version within the model.
             * @example 1.5 dCi Prestige
             */
            trim: string | null;
            modelYear: components["schemas"]["ModelYear"];
            /** @description Year of production. */
            productionYear: components["schemas"]["ModelYear"] | null;
            bodyType: components["schemas"]["BodyType"];
            fuelType: components["schemas"]["FuelType"];
            transmission: components["schemas"]["Transmission"];
            color: components["schemas"]["Color"];
            /**
             * @description The maker's own name of the paint.
             * @example Blanc Glacier
             */
            exteriorColor: string | null;
            /**
             * @description Colour of the interior.
             * @example Noir
             */
            interiorColor: string | null;
            mileage: components["schemas"]["Mileage"];
            odometerUnit: components["schemas"]["OdometerUnit"];
            /**
             * @description The mileage was found not to be true.
             * @example false
             */
            tamperedOdometer: boolean;
            /**
             * @description Never registered.
             * @example false
             */
            isNew: boolean;
            origin: components["schemas"]["Origin"];
            /** @description null for a new car. */
            grade: components["schemas"]["Grade"] | null;
            steeringSide: components["schemas"]["SteeringSide"];
            /**
             * @description Owners so far.
             * @example 1
             */
            noOfOwners: number | null;
            /**
             * @description Keys that come with the car.
             * @example 2
             */
            numberofkeys: number | null;
            /**
             * @description Cubic centimetres; null for battery-electric cars.
             * @example 1461
             */
            engineSize: number | null;
            /**
             * @description Kilowatt.
             * @example 85
             */
            enginePower: number | null;
            /**
             * @description CV; null where the country does not count it.
             * @example 6
             */
            fiscalPower: number | null;
            /**
             * @description Seats.
             * @example 5
             */
            seats: number;
            /**
             * @description Doors.
             * @example 5
             */
            doors: number | null;
            /** @description The wheels that are driven. */
            drivetrain: components["schemas"]["Drivetrain"] | null;
            /** @description Day of first use. */
            dateFirstUse: components["schemas"]["Day"] | null;
            /**
             * @description Kilogram.
             * @example 1320
             */
            weight: number | null;
            /**
             * @description CO2, grams a kilometre.
             * @example 115
             */
            emissionCO2: number | null;
            /**
             * @description Litres per 100 km; kWh per 100 km for battery-electric cars.
             * @example 4.4
             */
            fuelConsumption: number | null;
            /**
             * @description Litres; null for battery-electric cars.
             * @example 50
             */
            fuelTankCapacity: number | null;
            /**
             * @description Range in kilometres on one charge or tank.
             * @example 1100
             */
            autonomy: number | null;
            /** @description What the car has. */
            features: components["schemas"]["Feature"][];
            city: components["schemas"]["Slug"];
            /**
             * @description Vehicle identification number.
             * @example UU1HSDADG12345678
             */
            vin: string | null;
        };
        /** @description A car's facts as they should be. */
        StockFactsRequest: {
            facts: components["schemas"]["StockFacts"];
            /** @description Day on which the odometer showed the mileage; null for the day of publication. Left out: today where the mileage changes, else as before. */
            mileageReadOn?: components["schemas"]["Day"] | null;
            /** @description That of the facts that were changed, so that nobody overwrites what they have not seen. */
            version: components["schemas"]["StockVersion"];
        };
        /** @description A file of cars that was sent. */
        StockImport: {
            /**
             * Format: uuid
             * @description Its id.
             * @example 5b9a2a4e-31f6-4f0e-9d5c-0a6d9a1d3f10
             */
            id: string;
            edition: components["schemas"]["EditionId"];
            /**
             * @description The file's name.
             * @example cars.csv
             */
            fileName: string;
            /**
             * @description Whether nothing is to be written.
             * @example true
             */
            isTrial: boolean;
            /**
             * @description Whether cars of former files that this one does not have are withdrawn.
             * @example false
             */
            replaces: boolean;
            state: components["schemas"]["ImportState"];
            by: components["schemas"]["Colleague"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description When it was done; null before. */
            finishedAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description Why it could not be taken over: pictures could not be stored, the database was away, or something else; null where it was not so, and for files from before it was kept.
             * @example null
             * @enum {string|null}
             */
            failure: "storage" | "database" | "server" | null;
            /** @description What became of it; null before it is done, and where it failed. */
            report: components["schemas"]["ImportReport"] | null;
        };
        /** @description The latest files, newest first. */
        StockImportList: {
            imports: components["schemas"]["StockImport"][];
        };
        /** @description A file of cars. */
        StockImportRequest: {
            /**
             * @description Its name, which says what it is.
             * @example cars.csv
             */
            fileName: string;
            /**
             * @description What it holds.
             * @example number,brand
             *     A-1,Dacia
             */
            text: string;
            /**
             * @description Whether to say only what would be done.
             * @example true
             */
            isTrial: boolean;
            /**
             * @description Whether to withdraw cars of former files that this one does not have.
             * @example false
             */
            replaces: boolean;
        };
        /** @description A page of the stock. */
        StockList: {
            /** @description The cars. */
            cars: components["schemas"]["StockCar"][];
            /**
             * @description All that match, up to 10,000.
             * @example 361
             */
            total: number;
            /**
             * @description The cursor of the next page; null on the last one.
             * @example null
             */
            nextCursor: string | null;
        };
        /**
         * @description An order of the stock. `newest` and `oldest` go by the moment when a car was published.
         * @example newest
         * @enum {string}
         */
        StockOrder: "newest" | "oldest" | "cheapest" | "dearest";
        /** @description The photos of a car in their order, the key photograph first. Those that are left out are removed. */
        StockPhotoOrder: {
            photos: {
                key: components["schemas"]["PictureKey"];
                view: components["schemas"]["PhotoView"];
                /** @description The flaw that it shows; null where it shows none. */
                flaw: components["schemas"]["PhotoFlaw"] | null;
            }[];
            /** @description That of the photos that were arranged, so that nobody overwrites what they have not seen. */
            version: components["schemas"]["StockVersion"];
        };
        /** @description A car's new price. */
        StockPriceRequest: {
            /**
             * @description The new price, in whole units of the edition's currency.
             * @example 119000
             */
            price: number;
            /**
             * @description The price that it had when it was read, so that nobody overwrites what they have not seen.
             * @example 124000
             */
            former: number;
        };
        /** @description A car with its past and its papers. */
        StockRecords: {
            car: components["schemas"]["StockCar"];
            records: components["schemas"]["CarRecords"];
            version: components["schemas"]["StockVersion"];
        };
        /** @description A car's past and papers as they should be. */
        StockRecordsRequest: {
            records: components["schemas"]["CarRecords"];
            /** @description That of the records that were changed, so that nobody overwrites what they have not seen. */
            version: components["schemas"]["StockVersion"];
            language: components["schemas"]["OfficeLanguage"];
        };
        /**
         * @description State of a car: `draft` was never on the site, `withdrawn` was taken off it; the others are on the site, in the states of a sale.
         * @example available
         * @enum {string}
         */
        StockState: "draft" | "available" | "reserved" | "sold" | "withdrawn";
        /**
         * @description Which state something is in, such as a car's facts, an item of content or an account; another one after each change of it.
         * @example y6vN4nO8XqFz0f3n2mY2p2iGk8m9Hk0b4uH0x1bW3cE
         */
        StockVersion: string;
        /** @description A day on which a showroom is closed, open for shorter than its hours say, or open where it has none on such a day. */
        StoreDay: {
            store: components["schemas"]["Slug"];
            hours: components["schemas"]["StoreDayHours"];
        };
        /** @description The times between which it is open, local time, within its hours where it has any on such a day; null where it is closed. */
        StoreDayHours: {
            opens: components["schemas"]["ClockTime"];
            closes: components["schemas"]["ClockTime"];
        } | null;
        /** @description How a showroom is open on a day. */
        StoreDayRequest: {
            hours: components["schemas"]["StoreDayHours"];
            /** @description The last of the days on which it is so, at most 60 days later; the day alone where it is missing. */
            until?: components["schemas"]["Day"];
            /** @description How it was to be open on the first of the days. */
            former: components["schemas"]["StoreDayText"];
        };
        /**
         * @description How a showroom was to be open on a day when it was read, so that nobody overwrites what they have not seen: as usual, closed, or between two times.
         * @example usual
         * @example closed
         * @example 10:00-12:00
         */
        StoreDayText: string;
        /** @description The team. */
        Team: {
            /** @description All accounts, by name; closed ones at the end. */
            members: components["schemas"]["TeamMember"][];
        };
        /** @description An account of the team. */
        TeamMember: {
            id: components["schemas"]["StaffId"];
            name: components["schemas"]["StaffName"];
            email: components["schemas"]["EmailAddress"];
            role: components["schemas"]["Role"];
            editions: components["schemas"]["StaffEditions"];
            state: components["schemas"]["MemberState"];
            /**
             * Format: date-time
             * @description How long the link of the last invitation works; null where there is none to be accepted.
             * @example 2026-12-04T09:00:00.000Z
             */
            invitedUntil: string | null;
            version: components["schemas"]["StockVersion"];
        };
        /**
         * @description A secret for the next step of signing in.
         * @example yPCGCFVvwSx2JmqJeYkvFfFzWnC0hGmrjBvwHkqh3aA
         */
        Ticket: string;
        /**
         * Format: date-time
         * @description An instant, RFC 3339 in UTC.
         * @example 2026-05-12T09:30:00.000Z
         */
        Timestamp: string;
        /**
         * @description The gearbox.
         * @example manual
         * @enum {string}
         */
        Transmission: "manual" | "automatic" | "sequential";
        /**
         * @description Where the car is seen.
         * @example store
         * @enum {string}
         */
        VisitPlace: "store" | "home";
        /** @description A time at which a car can be seen. */
        VisitSlot: {
            id: components["schemas"]["SlotId"];
            startsAt: components["schemas"]["Timestamp"];
            endsAt: components["schemas"]["Timestamp"];
            place: components["schemas"]["VisitPlace"];
            /** @description null for a visit at home. */
            store: components["schemas"]["NamedItem"] | null;
            /**
             * @description It can be taken.
             * @example true
             */
            free: boolean;
        };
    };
    responses: {
        /** @description The body cannot be read: `malformed_request`. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The present state does not allow it; the code says why: `conflict` or one of the more exact codes. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not allowed: `forbidden`, or `cross_origin` where a cookie session comes from another origin. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The link or code was used or has run out, or what the link leads to has been over for 30 days: `link_expired` or `otp_expired`. */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such thing in this edition: `not_found`, or `feature_not_available` where the edition does not have the feature. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body or a file is too large: `payload_too_large`. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Any other problem: among them 429 `rate_limited`, 503 `unavailable`, 500 `internal`. */
        Problem: {
            headers: {
                /** @description Seconds after which to try again; with 429 and 503. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries: `rate_limited`. */
        RateLimited: {
            headers: {
                /** @description Seconds after which to try again. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No valid session or credentials: `unauthorized`, `invalid_credentials` or `token_expired`. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not a type that is taken: `unsupported_media_type`. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Values were refused: `validation_failed`, with the fields in `errors`. */
        ValidationFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description What this member of the team did. */
        ActorQuery: components["schemas"]["StaffId"];
        /** @description The car. */
        CarIdPath: components["schemas"]["CarId"];
        /** @description What the cases are about. */
        CaseKind: components["schemas"]["CaseKind"];
        /** @description The order; the latest first where it is not given. */
        CaseOrderQuery: components["schemas"]["CaseOrder"];
        /** @description Whether to list only those of which the team has a refund to make, since the payment provider cannot. */
        CaseRefundQuery: boolean;
        /** @description Cases in these states. */
        CaseStateQuery: components["schemas"]["CaseState"][];
        /** @description The claim. */
        Claim: components["schemas"]["ClaimName"];
        /** @description The name of an item of the list. */
        ContentItem: components["schemas"]["ContentId"];
        /** @description A list of the operator's content. */
        ContentList: components["schemas"]["ContentListName"];
        /** @description Where the page before ended: its `nextCursor`. Replaces `page`; valid with the same filters and sort only. */
        Cursor: string;
        /** @description A day of the showroom's calendar. */
        Day: components["schemas"]["Day"];
        /** @description How many days are counted, today among them; 30 where it is not given. */
        DaysQuery: 7 | 30 | 90 | 365;
        /** @description Whether to list only those of which the team wanted to be reminded by today, and that are not closed. */
        DueQuery: boolean;
        /** @description The edition. */
        Edition: components["schemas"]["EditionId"];
        /** @description One edition alone. */
        EditionQuery: components["schemas"]["EditionId"];
        /** @description How the showroom was to be open on the day, the first of them where there are more, when it was read. */
        FormerStoreDay: components["schemas"]["StoreDayText"];
        /** @description The first day; today in the country where it is not given. */
        FromQuery: components["schemas"]["Day"];
        /** @description The id of a file that was sent. */
        ImportId: string;
        /** @description The language of the office that is read; English where it is not given. */
        LanguageQuery: "en" | "fr";
        /**
         * @description A fresh UUID where the same answer is wanted again within 24 hours. Without it the request has its effect each time, as far as its limits allow.
         * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
         */
        OptionalIdempotencyKey: string;
        /** @description Requests that this member of the team sees to. */
        OwnerQuery: components["schemas"]["StaffId"];
        /** @description The reference of the request, as its sender knows it. */
        Reference: components["schemas"]["RequestReference"];
        /** @description Requests of these kinds. */
        RequestKindQuery: components["schemas"]["RequestKind"][];
        /** @description Requests in these states. */
        RequestStateQuery: components["schemas"]["RequestState"][];
        /** @description The id of a member of the team. */
        StaffId: components["schemas"]["StaffId"];
        /** @description The order; the latest published first where it is not given. */
        StockOrderQuery: components["schemas"]["StockOrder"];
        /** @description Cars in these states. */
        StockStateQuery: components["schemas"]["StockState"][];
        /** @description Words of a reference, a brand, a model, a trim or a VIN; all must occur. */
        StockText: string;
        /** @description A showroom. */
        Store: components["schemas"]["Slug"];
        /** @description Words of a reference, a name, a number or an address. */
        Text: string;
        /** @description The last of the days that are as usual again, at most 60 days later; the day alone where it is missing. */
        UntilQuery: components["schemas"]["Day"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AlikeCar = components['schemas']['AlikeCar'];
export type Appointment = components['schemas']['Appointment'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditPage = components['schemas']['AuditPage'];
export type BodyType = components['schemas']['BodyType'];
export type Calendar = components['schemas']['Calendar'];
export type CalendarDay = components['schemas']['CalendarDay'];
export type CarCardFields = components['schemas']['CarCardFields'];
export type CarDocument = components['schemas']['CarDocument'];
export type CarId = components['schemas']['CarId'];
export type CarInspection = components['schemas']['CarInspection'];
export type CarPhotoRequest = components['schemas']['CarPhotoRequest'];
export type CarRecords = components['schemas']['CarRecords'];
export type CarReference = components['schemas']['CarReference'];
export type Case = components['schemas']['Case'];
export type CaseAct = components['schemas']['CaseAct'];
export type CaseActRequest = components['schemas']['CaseActRequest'];
export type CaseField = components['schemas']['CaseField'];
export type CaseKind = components['schemas']['CaseKind'];
export type CaseList = components['schemas']['CaseList'];
export type CaseOrder = components['schemas']['CaseOrder'];
export type CaseState = components['schemas']['CaseState'];
export type CaseStep = components['schemas']['CaseStep'];
export type CaseSummary = components['schemas']['CaseSummary'];
export type Catalogue = components['schemas']['Catalogue'];
export type CategoryFilters = components['schemas']['CategoryFilters'];
export type Claim = components['schemas']['Claim'];
export type ClaimCheck = components['schemas']['ClaimCheck'];
export type ClaimCheckRequest = components['schemas']['ClaimCheckRequest'];
export type ClaimEvidence = components['schemas']['ClaimEvidence'];
export type ClaimLegalNote = components['schemas']['ClaimLegalNote'];
export type ClaimList = components['schemas']['ClaimList'];
export type ClaimName = components['schemas']['ClaimName'];
export type ClockTime = components['schemas']['ClockTime'];
export type Colleague = components['schemas']['Colleague'];
export type Color = components['schemas']['Color'];
export type Condition = components['schemas']['Condition'];
export type Confirmation = components['schemas']['Confirmation'];
export type ConfirmationCode = components['schemas']['ConfirmationCode'];
export type ContentAddition = components['schemas']['ContentAddition'];
export type ContentBlock = components['schemas']['ContentBlock'];
export type ContentId = components['schemas']['ContentId'];
export type ContentItem = components['schemas']['ContentItem'];
export type ContentItemList = components['schemas']['ContentItemList'];
export type ContentListName = components['schemas']['ContentListName'];
export type ContentPictureRequest = components['schemas']['ContentPictureRequest'];
export type ContentRequest = components['schemas']['ContentRequest'];
export type ContentSummary = components['schemas']['ContentSummary'];
export type ContentText = components['schemas']['ContentText'];
export type ContentValue = components['schemas']['ContentValue'];
export type ContentValues = components['schemas']['ContentValues'];
export type Currency = components['schemas']['Currency'];
export type Day = components['schemas']['Day'];
export type DocumentKind = components['schemas']['DocumentKind'];
export type Drivetrain = components['schemas']['Drivetrain'];
export type EditionId = components['schemas']['EditionId'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type Enrolment = components['schemas']['Enrolment'];
export type FaqTopic = components['schemas']['FaqTopic'];
export type Feature = components['schemas']['Feature'];
export type FeaturedChoice = components['schemas']['FeaturedChoice'];
export type FeaturedChoiceRequest = components['schemas']['FeaturedChoiceRequest'];
export type FuelType = components['schemas']['FuelType'];
export type GeoPoint = components['schemas']['GeoPoint'];
export type Grade = components['schemas']['Grade'];
export type HexColor = components['schemas']['HexColor'];
export type ImportFault = components['schemas']['ImportFault'];
export type ImportReport = components['schemas']['ImportReport'];
export type ImportState = components['schemas']['ImportState'];
export type InspectedPoint = components['schemas']['InspectedPoint'];
export type InspectionPointName = components['schemas']['InspectionPointName'];
export type InspectionRequest = components['schemas']['InspectionRequest'];
export type InspectionSection = components['schemas']['InspectionSection'];
export type InspectionSignature = components['schemas']['InspectionSignature'];
export type InvitationAcceptance = components['schemas']['InvitationAcceptance'];
export type InvitationAccepted = components['schemas']['InvitationAccepted'];
export type InvitationRequest = components['schemas']['InvitationRequest'];
export type Language = components['schemas']['Language'];
export type Me = components['schemas']['Me'];
export type MemberRequest = components['schemas']['MemberRequest'];
export type MemberState = components['schemas']['MemberState'];
export type Mileage = components['schemas']['Mileage'];
export type MileageEvidence = components['schemas']['MileageEvidence'];
export type ModelYear = components['schemas']['ModelYear'];
export type Money = components['schemas']['Money'];
export type NamedItem = components['schemas']['NamedItem'];
export type Note = components['schemas']['Note'];
export type NoteRequest = components['schemas']['NoteRequest'];
export type Numbers = components['schemas']['Numbers'];
export type NumbersOfDay = components['schemas']['NumbersOfDay'];
export type OdometerUnit = components['schemas']['OdometerUnit'];
export type OfficeLanguage = components['schemas']['OfficeLanguage'];
export type OpeningHours = components['schemas']['OpeningHours'];
export type Origin = components['schemas']['Origin'];
export type OwnerRequest = components['schemas']['OwnerRequest'];
export type Photo = components['schemas']['Photo'];
export type PhotoFlaw = components['schemas']['PhotoFlaw'];
export type PhotoView = components['schemas']['PhotoView'];
export type Picture = components['schemas']['Picture'];
export type PictureKey = components['schemas']['PictureKey'];
export type PointResult = components['schemas']['PointResult'];
export type PriceChange = components['schemas']['PriceChange'];
export type PriceRange = components['schemas']['PriceRange'];
export type Problem = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemError = components['schemas']['ProblemError'];
export type PublishedQuestion = components['schemas']['PublishedQuestion'];
export type RateRange = components['schemas']['RateRange'];
export type ReminderRequest = components['schemas']['ReminderRequest'];
export type Request = components['schemas']['Request'];
export type RequestAction = components['schemas']['RequestAction'];
export type RequestActionRequest = components['schemas']['RequestActionRequest'];
export type RequestEvent = components['schemas']['RequestEvent'];
export type RequestKind = components['schemas']['RequestKind'];
export type RequestList = components['schemas']['RequestList'];
export type RequestReference = components['schemas']['RequestReference'];
export type RequestRow = components['schemas']['RequestRow'];
export type RequestState = components['schemas']['RequestState'];
export type RequestSummary = components['schemas']['RequestSummary'];
export type Role = components['schemas']['Role'];
export type SaleStatus = components['schemas']['SaleStatus'];
export type SecondFactorProof = components['schemas']['SecondFactorProof'];
export type ServiceHistory = components['schemas']['ServiceHistory'];
export type SessionRequest = components['schemas']['SessionRequest'];
export type SessionStart = components['schemas']['SessionStart'];
export type SessionTicket = components['schemas']['SessionTicket'];
export type SimilarCar = components['schemas']['SimilarCar'];
export type SimilarReason = components['schemas']['SimilarReason'];
export type SlotId = components['schemas']['SlotId'];
export type Slug = components['schemas']['Slug'];
export type StaffEditions = components['schemas']['StaffEditions'];
export type StaffId = components['schemas']['StaffId'];
export type StaffName = components['schemas']['StaffName'];
export type SteeringSide = components['schemas']['SteeringSide'];
export type StockAction = components['schemas']['StockAction'];
export type StockActionRequest = components['schemas']['StockActionRequest'];
export type StockCar = components['schemas']['StockCar'];
export type StockCarDetails = components['schemas']['StockCarDetails'];
export type StockCarRequest = components['schemas']['StockCarRequest'];
export type StockFacts = components['schemas']['StockFacts'];
export type StockFactsRequest = components['schemas']['StockFactsRequest'];
export type StockImport = components['schemas']['StockImport'];
export type StockImportList = components['schemas']['StockImportList'];
export type StockImportRequest = components['schemas']['StockImportRequest'];
export type StockList = components['schemas']['StockList'];
export type StockOrder = components['schemas']['StockOrder'];
export type StockPhotoOrder = components['schemas']['StockPhotoOrder'];
export type StockPriceRequest = components['schemas']['StockPriceRequest'];
export type StockRecords = components['schemas']['StockRecords'];
export type StockRecordsRequest = components['schemas']['StockRecordsRequest'];
export type StockState = components['schemas']['StockState'];
export type StockVersion = components['schemas']['StockVersion'];
export type StoreDay = components['schemas']['StoreDay'];
export type StoreDayHours = components['schemas']['StoreDayHours'];
export type StoreDayRequest = components['schemas']['StoreDayRequest'];
export type StoreDayText = components['schemas']['StoreDayText'];
export type Team = components['schemas']['Team'];
export type TeamMember = components['schemas']['TeamMember'];
export type Ticket = components['schemas']['Ticket'];
export type Timestamp = components['schemas']['Timestamp'];
export type Transmission = components['schemas']['Transmission'];
export type VisitPlace = components['schemas']['VisitPlace'];
export type VisitSlot = components['schemas']['VisitSlot'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseGone = components['responses']['Gone'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseProblem = components['responses']['Problem'];
export type ResponseRateLimited = components['responses']['RateLimited'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseValidationFailed = components['responses']['ValidationFailed'];
export type ParameterActorQuery = components['parameters']['ActorQuery'];
export type ParameterCarIdPath = components['parameters']['CarIdPath'];
export type ParameterCaseKind = components['parameters']['CaseKind'];
export type ParameterCaseOrderQuery = components['parameters']['CaseOrderQuery'];
export type ParameterCaseRefundQuery = components['parameters']['CaseRefundQuery'];
export type ParameterCaseStateQuery = components['parameters']['CaseStateQuery'];
export type ParameterClaim = components['parameters']['Claim'];
export type ParameterContentItem = components['parameters']['ContentItem'];
export type ParameterContentList = components['parameters']['ContentList'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterDay = components['parameters']['Day'];
export type ParameterDaysQuery = components['parameters']['DaysQuery'];
export type ParameterDueQuery = components['parameters']['DueQuery'];
export type ParameterEdition = components['parameters']['Edition'];
export type ParameterEditionQuery = components['parameters']['EditionQuery'];
export type ParameterFormerStoreDay = components['parameters']['FormerStoreDay'];
export type ParameterFromQuery = components['parameters']['FromQuery'];
export type ParameterImportId = components['parameters']['ImportId'];
export type ParameterLanguageQuery = components['parameters']['LanguageQuery'];
export type ParameterOptionalIdempotencyKey = components['parameters']['OptionalIdempotencyKey'];
export type ParameterOwnerQuery = components['parameters']['OwnerQuery'];
export type ParameterReference = components['parameters']['Reference'];
export type ParameterRequestKindQuery = components['parameters']['RequestKindQuery'];
export type ParameterRequestStateQuery = components['parameters']['RequestStateQuery'];
export type ParameterStaffId = components['parameters']['StaffId'];
export type ParameterStockOrderQuery = components['parameters']['StockOrderQuery'];
export type ParameterStockStateQuery = components['parameters']['StockStateQuery'];
export type ParameterStockText = components['parameters']['StockText'];
export type ParameterStore = components['parameters']['Store'];
export type ParameterText = components['parameters']['Text'];
export type ParameterUntilQuery = components['parameters']['UntilQuery'];
export type $defs = Record<string, never>;
export interface operations {
    beginSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionRequest"];
            };
        };
        responses: {
            /** @description The password is right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    proveSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorProof"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionStart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            401: components["responses"]["Unauthorized"];
            default: components["responses"]["Problem"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description One edition alone. */
                edition?: components["parameters"]["EditionQuery"];
                /** @description Requests of these kinds. */
                kind?: components["parameters"]["RequestKindQuery"];
                /** @description Requests in these states. */
                state?: components["parameters"]["RequestStateQuery"];
                /** @description Requests that this member of the team sees to. */
                owner?: components["parameters"]["OwnerQuery"];
                /** @description Whether to list only those of which the team wanted to be reminded by today, and that are not closed. */
                due?: components["parameters"]["DueQuery"];
                /** @description Words of a reference, a name, a number or an address. */
                text?: components["parameters"]["Text"];
                /** @description Where the page before ended: its `nextCursor`. Replaces `page`; valid with the same filters and sort only. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the inbox. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The reference of the request, as its sender knows it. */
                reference: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Request"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    actOnRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The reference of the request, as its sender knows it. */
                reference: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestActionRequest"];
            };
        };
        responses: {
            /** @description The request as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Request"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    noteOnRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A fresh UUID where the same answer is wanted again within 24 hours. Without it the request has its effect each time, as far as its limits allow.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The reference of the request, as its sender knows it. */
                reference: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            /** @description The request with its new note. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Request"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    setRequestOwner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The reference of the request, as its sender knows it. */
                reference: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnerRequest"];
            };
        };
        responses: {
            /** @description The request with its owner. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Request"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listCases: {
        parameters: {
            query?: {
                /** @description One edition alone. */
                edition?: components["parameters"]["EditionQuery"];
                /** @description Cases in these states. */
                state?: components["parameters"]["CaseStateQuery"];
                /** @description The order; the latest first where it is not given. */
                order?: components["parameters"]["CaseOrderQuery"];
                /** @description Whether to list only those of which the team has a refund to make, since the payment provider cannot. */
                refund?: components["parameters"]["CaseRefundQuery"];
                /** @description Words of a reference, a name, a number or an address. */
                text?: components["parameters"]["Text"];
                /** @description Where the page before ended: its `nextCursor`. Replaces `page`; valid with the same filters and sort only. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                /** @description What the cases are about. */
                kind: components["parameters"]["CaseKind"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the cases are about. */
                kind: components["parameters"]["CaseKind"];
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The reference of the request, as its sender knows it. */
                reference: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    actOnCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description What the cases are about. */
                kind: components["parameters"]["CaseKind"];
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The reference of the request, as its sender knows it. */
                reference: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CaseActRequest"];
            };
        };
        responses: {
            /** @description The case as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getCalendar: {
        parameters: {
            query?: {
                /** @description The first day; today in the country where it is not given. */
                from?: components["parameters"]["FromQuery"];
            };
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The week. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Calendar"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listStock: {
        parameters: {
            query?: {
                /** @description One edition alone. */
                edition?: components["parameters"]["EditionQuery"];
                /** @description Cars in these states. */
                state?: components["parameters"]["StockStateQuery"];
                /** @description The order; the latest published first where it is not given. */
                order?: components["parameters"]["StockOrderQuery"];
                /** @description Words of a reference, a brand, a model, a trim or a VIN; all must occur. */
                text?: components["parameters"]["StockText"];
                /** @description Where the page before ended: its `nextCursor`. Replaces `page`; valid with the same filters and sort only. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the stock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    addCar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A fresh UUID where the same answer is wanted again within 24 hours. Without it the request has its effect each time, as far as its limits allow.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockCarRequest"];
            };
        };
        responses: {
            /** @description The draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockCarDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getStockCar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The car. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockCarDetails"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    deleteCar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    setCarPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockPriceRequest"];
            };
        };
        responses: {
            /** @description The car with its new price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockCarDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    actOnCar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockActionRequest"];
            };
        };
        responses: {
            /** @description The car as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockCarDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    setCarFacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockFactsRequest"];
            };
        };
        responses: {
            /** @description The car as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockCarDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getInspection: {
        parameters: {
            query?: {
                /** @description The language of the office that is read; English where it is not given. */
                language?: components["parameters"]["LanguageQuery"];
            };
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The inspection. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarInspection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    inspectCar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InspectionRequest"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarInspection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getRecords: {
        parameters: {
            query?: {
                /** @description The language of the office that is read; English where it is not given. */
                language?: components["parameters"]["LanguageQuery"];
            };
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockRecords"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    setRecords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockRecordsRequest"];
            };
        };
        responses: {
            /** @description The records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockRecords"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    arrangeCarPhotos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockPhotoOrder"];
            };
        };
        responses: {
            /** @description The car as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockCarDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    addCarPhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A fresh UUID where the same answer is wanted again within 24 hours. Without it the request has its effect each time, as far as its limits allow.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CarPhotoRequest"];
            };
        };
        responses: {
            /** @description The car with its new photo. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockCarDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    publishCar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The car as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockCarDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawCar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The car as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockCarDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            default: components["responses"]["Problem"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description One edition alone. */
                edition?: components["parameters"]["EditionQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The latest files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockImportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    importCars: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A fresh UUID where the same answer is wanted again within 24 hours. Without it the request has its effect each time, as far as its limits allow.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockImportRequest"];
            };
        };
        responses: {
            /** @description It waits to be taken over. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockImport"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getImport: {
        parameters: {
            query?: {
                /** @description The language of the office that is read; English where it is not given. */
                language?: components["parameters"]["LanguageQuery"];
            };
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The id of a file that was sent. */
                import: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockImport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    getFeaturedChoice: {
        parameters: {
            query?: {
                /** @description Words of a reference, a brand, a model, a trim or a VIN; all must occur. */
                text?: components["parameters"]["StockText"];
            };
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The choice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeaturedChoice"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    setFeaturedChoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeaturedChoiceRequest"];
            };
        };
        responses: {
            /** @description The choice as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeaturedChoice"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Catalogue"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description A list of the operator's content. */
                list: components["parameters"]["ContentList"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItemList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    addContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A fresh UUID where the same answer is wanted again within 24 hours. Without it the request has its effect each time, as far as its limits allow.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description A list of the operator's content. */
                list: components["parameters"]["ContentList"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentAddition"];
            };
        };
        responses: {
            /** @description The item. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description A list of the operator's content. */
                list: components["parameters"]["ContentList"];
                /** @description The name of an item of the list. */
                item: components["parameters"]["ContentItem"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    setContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description A list of the operator's content. */
                list: components["parameters"]["ContentList"];
                /** @description The name of an item of the list. */
                item: components["parameters"]["ContentItem"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContentRequest"];
            };
        };
        responses: {
            /** @description The item as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    addPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ContentPictureRequest"];
            };
        };
        responses: {
            /** @description The picture, whose key an item can refer to. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Picture"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listClaims: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    checkClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The claim. */
                claim: components["parameters"]["Claim"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimCheckRequest"];
            };
        };
        responses: {
            /** @description The claim as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claim"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getNumbers: {
        parameters: {
            query?: {
                /** @description One edition alone. */
                edition?: components["parameters"]["EditionQuery"];
                /** @description How many days are counted, today among them; 30 where it is not given. */
                days?: components["parameters"]["DaysQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Numbers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The team. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    inviteColleague: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A fresh UUID where the same answer is wanted again within 24 hours. Without it the request has its effect each time, as far as its limits allow.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationRequest"];
            };
        };
        responses: {
            /** @description The account, which awaits its password. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    changeColleague: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a member of the team. */
                staff: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRequest"];
            };
        };
        responses: {
            /** @description The account as it now is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    inviteAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a member of the team. */
                staff: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account, which awaits its password. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a member of the team. */
                staff: components["parameters"]["StaffId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account, which is closed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description The password is set; signing in comes next. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description One edition alone. */
                edition?: components["parameters"]["EditionQuery"];
                /** @description What this member of the team did. */
                actor?: components["parameters"]["ActorQuery"];
                /** @description Words of a reference, a name, a number or an address. */
                text?: components["parameters"]["Text"];
                /** @description Where the page before ended: its `nextCursor`. Replaces `page`; valid with the same filters and sort only. */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    setRequestReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description The reference of the request, as its sender knows it. */
                reference: components["parameters"]["Reference"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderRequest"];
            };
        };
        responses: {
            /** @description The request with its reminder. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Request"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    confirmSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            /** @description Confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    exportAudit: {
        parameters: {
            query?: {
                /** @description One edition alone. */
                edition?: components["parameters"]["EditionQuery"];
                /** @description What this member of the team did. */
                actor?: components["parameters"]["ActorQuery"];
                /** @description Words of a reference, a name, a number or an address. */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, in the order of the list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    setStoreDay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description A showroom. */
                store: components["parameters"]["Store"];
                /** @description A day of the showroom's calendar. */
                day: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreDayRequest"];
            };
        };
        responses: {
            /** @description The days are so. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    clearStoreDay: {
        parameters: {
            query: {
                /** @description How the showroom was to be open on the day, the first of them where there are more, when it was read. */
                former: components["parameters"]["FormerStoreDay"];
                /** @description The last of the days that are as usual again, at most 60 days later; the day alone where it is missing. */
                until?: components["parameters"]["UntilQuery"];
            };
            header?: never;
            path: {
                /** @description The edition. */
                edition: components["parameters"]["Edition"];
                /** @description A showroom. */
                store: components["parameters"]["Store"];
                /** @description A day of the showroom's calendar. */
                day: components["parameters"]["Day"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The days are as others. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
}
