/** The types of the contract, made from openapi/ by its `generate` script. Not to be changed by hand. */

export interface paths {
    "/cars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The listing
         * @description Cars that match the filters, with live counts for further choices. Within a group any chosen value matches (features and highlights: all), between groups all must. Bounds are inclusive; a lower bound above its upper bound matches nothing.
         */
        get: operations["listCars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/featured-cars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Featured cars
         * @description Cars that are certified, can be bought now, have a sure mileage and cost no more than their market value, at most 12: those that the team has put first, then those furthest below that value, then the newest. Nobody pays for a place.
         */
        get: operations["listFeaturedCars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions while typing
         * @description Brands, models and cities with cars for sale that a text may become, at most 8: names that begin with it, then names of which a word does, then names that do but for a typo; each with most cars first. Case, accents and the kind of digits make no difference.
         */
        get: operations["suggestCars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A car
         * @description Everything about one car. A sold car is still answered.
         */
        get: operations["getCar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cars like this one
         * @description Available cars like another one, each with the reason; at most 12.
         */
        get: operations["listSimilarCars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/comparables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cars that the price is compared with
         * @description The nearest, by age and mileage, of the cars behind `marketValue`, at most 12, the cheapest first. None where there is no value.
         */
        get: operations["listComparableCars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/inspection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The inspection report
         * @description The report point by point; 404 where the car was not inspected.
         */
        get: operations["getCarInspection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/trade-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Value a trade-in
         * @description What a visitor's old car counts against the price of this one, from the same function as the pricing tool's, in every edition; computed, nothing is kept. Refused as 409 `car_not_available` once the car is sold.
         */
        post: operations["valueTradeIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a view
         * @description Counts one view a visitor and day; robots and repetitions count nothing and get the same answer. The number of the day is in the car, a few seconds later.
         */
        post: operations["recordCarView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/polls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask others to choose between cars
         * @description Makes a secret link by which others see two to four cars and vote between them, for 60 days.
         */
        post: operations["createPoll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/polls/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cars to choose between, with the votes
         * @description By the secret of the link. Cars that are no longer shown are left out.
         */
        get: operations["getPoll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/polls/{token}/votes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Vote for a car
         * @description Who votes again under the same name has changed their mind. Where fifty people have voted, another one is refused as 409 `conflict`.
         */
        put: operations["castVote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count what happened on a page
         * @description Counts by day, route and event, and keeps nothing of the visitor. It counts nothing without the visitor's consent, which is in the cookie `usage`, and gets the same answer; 404 in editions without such a count.
         */
        post: operations["recordUsage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-histories/by-car": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Services of a car
         * @description What was done to the car, when and by whom, with its proof.
         */
        get: operations["listServiceHistories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/car-brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Brands
         * @description Brands of the edition by name, with the number of cars for sale.
         */
        get: operations["listCarBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/car-brands/by/car": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Brands with cars
         * @description Brands that have at least one car for sale, by name.
         */
        get: operations["listAvailableCarBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/car-models/by-brand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Models of a brand
         * @description All models of a brand that the edition knows, by name.
         */
        get: operations["listCarModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/car-models/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Models that filters leave
         * @description Models of the cars for sale that match the filters, most cars first; the footer's links are made of it.
         */
        get: operations["filterCarModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faqs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions and answers
         * @description Frequent questions of the edition in their order, or those that have given words.
         */
        get: operations["listFaqs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages
         * @description The pages of text that the edition has.
         */
        get: operations["listPages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pages/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page
         * @description One page of text.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/financing-partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Financing partners
         * @description Lenders that finance cars of the edition.
         */
        get: operations["listFinancingPartners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/footer-content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The footer
         * @description What the footer says in the edition.
         */
        get: operations["getFooterContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contact
         * @description How to reach the edition's team.
         */
        get: operations["getContactInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-information/get-instagram-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Instagram
         * @description The edition's Instagram profile.
         */
        get: operations["getInstagramUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Testimonials
         * @description Customers' words, latest first.
         */
        get: operations["listTestimonials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories
         * @description Kinds of car that people look for, each with its listing filters.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A category
         * @description One category.
         */
        get: operations["getCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stores
         * @description Places where cars are shown or inspected.
         */
        get: operations["listStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries
         * @description The country editions with their languages and flags.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customer-gallery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customer gallery
         * @description Customers with their cars, shown with their consent.
         */
        get: operations["listCustomerGallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/our-team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Our team
         * @description The team; only in an edition that has the page, else 404 `feature_not_available`.
         */
        get: operations["listOurTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exchange-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exchange rates
         * @description Dated rates from the edition's currency; 404 while none are stored.
         */
        get: operations["getExchangeRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts
         * @description Posts of the edition: latest, popular or featured.
         */
        get: operations["listBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A post
         * @description One post. What is personal is not in it: the user's likes are listed with the profile.
         */
        get: operations["getBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a reading
         * @description Counts one reader of a post a visitor and day; robots and repetitions count nothing and get the same answer.
         */
        post: operations["recordBlogView"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Like a post
         * @description Says that the user likes the post; repeating changes nothing.
         */
        put: operations["likeBlog"];
        post?: never;
        /**
         * Take a like back
         * @description Takes the like back; repeating changes nothing.
         */
        delete: operations["unlikeBlog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-queries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the team
         * @description A message to the team; answered by e-mail.
         */
        post: operations["createContactQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/callbacks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to be called
         * @description The team calls back.
         */
        post: operations["createCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a question
         * @description A question of the questions section.
         */
        post: operations["createQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wanted-cars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for a car
         * @description A car that the listing does not have; at least one detail of it must be given.
         */
        post: operations["createWantedCar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service-slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Times for a service
         * @description Times at which somebody can come for an inspection or a diagnostic, at all showrooms. Visits share them.
         */
        get: operations["listServiceSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inspector-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an inspector
         * @description An inspector comes to see a car that is sold elsewhere. When the slot is taken: 409 `slot_not_available`, with the next free ones. For whose number three times are kept, another one is refused as 409 `too_many_open`. A preferred day is one of the 60 after today.
         */
        post: operations["createInspectorRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/diagnostic-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a diagnostic
         * @description A diagnostic of one's own car. When the slot is taken: 409 `slot_not_available`, with the next free ones. For whose number three times are kept, another one is refused as 409 `too_many_open`. A preferred day is one of the 60 after today.
         */
        post: operations["createDiagnosticRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vin-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a VIN check
         * @description A remote check of a car by its identification number.
         */
        post: operations["createVinRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selling-cars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a car
         * @description Offers a car for sale, with pictures, which are encoded anew and lose their position data. Who has five such requests under way with one address or number is refused another one as 409 `conflict`.
         */
        post: operations["createSellingCar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selling-cars/valuations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Value a car to sell
         * @description A first value for who sells a car, from the same function as the pricing tool's, in every edition; computed, nothing is kept.
         */
        post: operations["valueSellingCar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/selling-cars/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a photo ahead
         * @description Stores a photo of a car before its form is sent, encoded anew and without its position data. The form names it by its key within 24 hours; it is deleted otherwise.
         */
        post: operations["uploadCarPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/questionnaire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions about a car
         * @description The questions about the car's state that the selling form asks, and the cities that it offers.
         */
        get: operations["getQuestionnaire"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A sale
         * @description The present state of a sale, with the offer that was made.
         */
        get: operations["getSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add photos to a sale
         * @description Adds photos behind those that the sale has, encoded anew and without their position data. Once the car was inspected it is refused as 409 `conflict`.
         */
        post: operations["addSalePhotos"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/{id}/photos/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a photo from a sale
         * @description Removes a photo, and its file. One that the sale does not have, or not any more, is refused as 422 with `imageGone`; once the car was inspected all are refused as 409 `conflict`.
         */
        post: operations["removeSalePhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Times for an inspection
         * @description Times at which the car can be looked at, at the showrooms of its city; none once no time can be chosen any more. Visits share them.
         */
        get: operations["listSaleSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/{id}/appointment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the time of the inspection
         * @description Takes a slot for the inspection of the car, in place of the one that it has; when somebody else was faster: 409 `slot_not_available`, with the next free ones. With an address the team of the slot's showroom comes there; an edition that does not inspect at home refuses one as 422. The slot that the car has can be named again, to change the address alone. Once the car is or was looked at, and once the choice was changed five times, it is refused as 409 `conflict`. Repeating changes nothing.
         */
        post: operations["scheduleInspection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/{id}/appointment/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the appointment of the inspection
         * @description Gives the slot free; the sale goes on. Once the car is or was looked at it is refused as 409 `conflict`. Repeating changes nothing.
         */
        post: operations["cancelInspection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an offer
         * @description Accepts the offer that was read; one that was replaced or has run out is refused as 409 `conflict`. Repeating changes nothing.
         */
        post: operations["acceptOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/{id}/refuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse an offer
         * @description Refuses the offer that was read; another one may follow. Repeating changes nothing.
         */
        post: operations["refuseOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sales/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a sale
         * @description Ends the sale, which is refused as 409 `conflict` once an offer is accepted. Repeating changes nothing.
         */
        post: operations["withdrawSale"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/booking-terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Terms of a booking
         * @description Deposit, hold and refund rule of the edition; 404 `feature_not_available` where no booking is offered.
         */
        get: operations["getBookingTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a car
         * @description Asks for the car to be held, and accepts the terms that the visitor has seen: where others hold by now, nothing is booked, and the answer is 409 `terms_changed`. One booking holds a car at a time: others are refused as 409 `car_not_available`, with up to four cars like it that are available. Who has two open bookings is refused another one as 409 `too_many_open`, and who has booked the car twice within seven days without paying its deposit as 409 `booked_too_often`; an account that has verified neither telephone nor address as 403 `forbidden`; a guest whose verification is unknown or older than 30 minutes as 410 `otp_expired`.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booking
         * @description The present state of a booking.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a booking
         * @description Gives the car free; a paid deposit is paid back by the terms. Repeating changes nothing.
         */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change where messages of a booking go
         * @description Another address or number takes the place of the one that reached the visitor, who has verified it by a code that was asked for without a session. Both the former one and the new one get a message. A booking that is over and owes nothing is refused as 409 `conflict`, and one for somebody who has two others open as 409 `too_many_open`; a verification that is unknown or older than 30 minutes as 410 `otp_expired`. The sixth change is refused as 409 `conflict`. Repeating changes nothing.
         */
        post: operations["changeBookingContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bookings/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay the deposit online
         * @description Gives the address of the payment page, to which the visitor is sent. Repeating gives the same one until that payment has ended. After a refusal the provider is asked once more before another payment begins. A booking that waits for no deposit, whose time is over, for which money has arrived after a refusal, or whose payment another request is beginning just now, is refused as 409 `conflict`; 404 `feature_not_available` where the edition takes no payments online, and 503 `unavailable` where the provider does not answer. What became of the payment is in the booking.
         */
        post: operations["startDeposit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/waits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for a reserved car
         * @description Sends a mail with a link to confirm; an address that waits already is answered alike. One mail follows once the car is free again, and the address is forgotten. A car that is free now is refused as 409 `conflict`, one that is sold as 409 `car_not_available`, an address that was sent enough as 429 `rate_limited`.
         */
        post: operations["createCarWait"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/car-waits/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the wait for a car
         * @description Redeems the link of the mail.
         */
        post: operations["confirmCarWait"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visit-slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Times for a visit
         * @description Times at which the car can be seen, in days of the edition's time zone.
         */
        get: operations["listVisitSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule a visit
         * @description Takes a slot; when another visitor was faster: 409 `slot_not_available`, with the next free ones. Who has three open visits is refused another one as 409 `too_many_open`; an account that has verified neither telephone nor address as 403 `forbidden`; a guest whose verification is unknown or older than 30 minutes as 410 `otp_expired`.
         */
        post: operations["createVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A visit
         * @description The present state of a visit.
         */
        get: operations["getVisit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visits/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Times to move a visit to
         * @description Times at which the car can still be seen instead, also where a booking keeps it; none once the visit can no longer be moved, or its car is sold.
         */
        get: operations["listMoveSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visits/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a visit
         * @description Takes another slot, and gives the present one free once it has it; 409 `slot_not_available` changes nothing. The sixth move is refused as 409 `conflict`, and so is one in the two hours before the visit.
         */
        post: operations["moveVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visits/{id}/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change where messages of a visit go
         * @description Another address or number takes the place of the one that reached the visitor, who has verified it by a code that was asked for without a session. Both the former one and the new one get a message. A visit that is over is refused as 409 `conflict`, and one for somebody who has three others open as 409 `too_many_open`; a verification that is unknown or older than 30 minutes as 410 `otp_expired`. The sixth change is refused as 409 `conflict`. Repeating changes nothing.
         */
        post: operations["changeVisitContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/visits/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a visit
         * @description Gives the slot free. Repeating changes nothing.
         */
        post: operations["cancelVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricing/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Brands to value
         * @description Brands that can be valued. Only in an edition that has the pricing tool, else 404 `feature_not_available`.
         */
        get: operations["listPricingBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricing/years": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Years to value
         * @description Model years of a brand that can be valued. Only in an edition that has the pricing tool, else 404 `feature_not_available`.
         */
        get: operations["listPricingYears"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricing/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Models to value
         * @description Models of a brand that can be valued. Only in an edition that has the pricing tool, else 404 `feature_not_available`.
         */
        get: operations["listPricingModels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricing/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prices of a model
         * @description What a model sells for, by model year. 404 `not_found` where it has too few cars to be valued; only in an edition that has the pricing tool, else 404 `feature_not_available`.
         */
        get: operations["listModelPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pricing/valuations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Value a car
         * @description A range of prices from comparable cars; computed, nothing is kept. Only in an edition that has the pricing tool, else 404 `feature_not_available`.
         */
        post: operations["valueCar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/loans/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Loan terms
         * @description The edition's indicative loan terms.
         */
        get: operations["getLoanTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe
         * @description Sends a mail with a link to confirm. An address that is confirmed already: 409 `already_subscribed`; one that was sent five such mails within a day: 429 `rate_limited`.
         */
        post: operations["createSubscriber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a subscription
         * @description Redeems the link of the mail. Again by it within its day, while the address is subscribed, changes nothing.
         */
        post: operations["confirmSubscriber"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/unsubscribe-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the link that ends a subscription
         * @description Sends a mail with the link, in the language of the subscription, if the address is subscribed: the answer is the same either way. An address that was sent enough: 429 `rate_limited`.
         */
        post: operations["sendUnsubscribeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unsubscribe
         * @description Ends a subscription, from the page's button or in one click from the mail program. Repeating changes nothing.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribers/preferences/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a subscriber wants the newsletter
         * @description By the secret of the link that ends the subscription. One that is unknown, or has ended its subscription, is not found.
         */
        get: operations["getSubscriberPreferences"];
        /**
         * Choose how the newsletter comes
         * @description Counts for every later mail. A secret that is unknown, or has ended its subscription, is not found.
         */
        put: operations["setSubscriberPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Favourites
         * @description The signed-in user's favourites, at most 500.
         */
        get: operations["listWishlists"];
        put?: never;
        /**
         * Keep a car
         * @description Adds a car to the favourites; a car that is there already is answered as it is.
         */
        post: operations["createWishlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlists/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which cars are favourites
         * @description The ids of the signed-in user's favourites and of their cars, without what the cars' cards show.
         */
        get: operations["listWishlistEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlists/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the cars of a device
         * @description Adds what a guest has kept on a device to the favourites, in its order and above those that are there. Cars that are favourites already stay as they are; those that the edition does not have, and those beyond 500 favourites, are left out. Merging again changes nothing.
         */
        post: operations["mergeWishlists"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlists/{id}": {
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
         * Take a favourite away
         * @description Removes a favourite of the user.
         */
        delete: operations["deleteWishlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved searches
         * @description The signed-in user's saved searches, latest first, at most 20.
         */
        get: operations["listSavedSearches"];
        put?: never;
        /**
         * Save a search
         * @description Keeps a search with a daily alert; one that is kept already stays as it is, but is paused no more.
         */
        post: operations["createSavedSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/saved-searches/{id}": {
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
         * Delete a saved search
         * @description Deletes a saved search with its alerts and what was found for it.
         */
        delete: operations["deleteSavedSearch"];
        options?: never;
        head?: never;
        /**
         * Change a saved search
         * @description Changes the given fields.
         */
        patch: operations["updateSavedSearch"];
        trace?: never;
    };
    "/alerts/stop/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop alerts
         * @description Pauses a saved search, turns the alerts about favourites off, or ends the wait for a car, from the page's button or in one click from the mail program; without a session. Repeating changes nothing.
         */
        post: operations["stopAlerts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/links/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * State of a link
         * @description Says whether the link of a mail or message can still be redeemed, and changes nothing. One that nobody was sent, of another purpose or edition among them, is answered as one that has run out.
         */
        post: operations["readLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Opens an account that waits for verification of its address or number, and sends a code there, with a link where it is an address. The answer and the message are the same where another account has that address already; verifying it is then refused as 409 `phone_not_unique` or `email_not_unique`. Text messages have the limits of `sendOtp`.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verification-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a verification link
         * @description Sends the link that verifies an e-mail address (24 hours, single use) once more, with a fresh code. An account that has verified it already is sent the link of a forgotten password (30 minutes) instead.
         */
        post: operations["sendVerificationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an account
         * @description Redeems a verification link. Who is signed in to its account needs no password. Anybody else sets one, in place of that which was typed at sign-up, perhaps by a stranger, and all sessions end; without one it is refused by 422 with `passwordRequired`. 401 where the account is known by another verified address or number, whose holder alone may add one.
         */
        post: operations["verifyAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code
         * @description Sends five digits to a number or address: good for ten minutes and three tries; again after 60 seconds, five an hour and ten a day at most. Text messages have limits besides, of a network, 30 an hour and 100 a day, of an IPv6 site, of numbers that share their first digits, and of the edition: beyond any of them 429, with a Retry-After of up to a day, whether or not the number has an account. Where a user is signed in, the code verifies the new address or number of the profile.
         */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a code
         * @description Verifies a number or address. A wrong code: 422 `otp_invalid`, with how many tries are left; one that has run out or was tried three times: 410 `otp_expired`; a verified number or address that belongs to another account: 409 `phone_not_unique`, `email_not_unique`; ten wrong codes for one destination in a day: 429.
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Opens a session, and ends the one whose cookies the same browser brings. Never to be retried on 401; unknown user and wrong password are answered alike.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refresh the tokens
         * @description Changes the refresh token for fresh tokens. For thirty seconds the old one, sent again, gets the same ones, for parallel tabs and lost answers; later it ends the session. Answers carry no-store; prefetching is refused.
         */
        get: operations["refreshToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session, also with tokens that have run out; without a session nothing happens.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forgot the password
         * @description Sends a link to choose a new password (30 minutes, single use). Text messages have the limits of `sendOtp`.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password by link
         * @description Redeems a link and ends all sessions of the account.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password
         * @description Needs the password until now; ends all other sessions.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The profile
         * @description The signed-in user.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the profile
         * @description Changes the given fields. A new address or number takes the password, counts once it is verified by a code, and the one whose place it takes is notified.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/profile/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the profile photo
         * @description Stores a photo, encoded anew as a square and without its position data, in place of the one before. Repeating it does no harm.
         */
        put: operations["uploadProfilePhoto"];
        post?: never;
        /**
         * Remove the profile photo
         * @description Removes the photo; repeating changes nothing.
         */
        delete: operations["deleteProfilePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the user is signed in
         * @description The sessions that have not ended.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description Ends all sessions of the user but the one that asks; repeating changes nothing.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/sessions/{id}": {
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
         * Sign out elsewhere
         * @description Ends one session of the user.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/liked-blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liked posts
         * @description The posts that the user likes, latest like first.
         */
        get: operations["listLikedBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's bookings, visits and sales
         * @description Bookings and visits that the user made and cars that the user offered, each with its secret id, latest first. Those that were made without a session are among them where they were made under an address or number that the account has verified.
         */
        get: operations["listOwnBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's requests
         * @description Callbacks, questions, wanted cars and messages that the user sent, latest first. Those that were sent without a session are among them where they name an address or number that the account has verified.
         */
        get: operations["listOwnRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the user agreed to
         * @description Every consent that was given or taken back, latest first, and whether the newsletter is sent now.
         */
        get: operations["listConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newsletter of the account
         * @description Whether it is sent to the account's verified address, and its preferences.
         */
        get: operations["getNewsletter"];
        /**
         * Agree to the newsletter and choose how it comes, or take it back
         * @description The newsletter is sent to the account's verified address, `conflict` without one, but what was agreed to can be taken back; repeating changes nothing.
         */
        put: operations["setNewsletter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account
         * @description Needs the password again. Ends all sessions, removes or anonymises personal data at once, and says what is kept and why.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export one's data
         * @description All that is stored about the user, as a JSON file; five times a day for an account.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cars/{id}/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a problem with a car
         * @description Report of a problem with a car or its page. Address and number are for an answer; an address is sent a receipt.
         */
        post: operations["createCarProblem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What became of the account. */
        AccountDeletion: {
            deletedAt: components["schemas"]["Timestamp"];
            kept: components["schemas"]["KeptRecord"][];
        };
        /** @description Proof that it is the owner who asks. */
        AccountDeletionRequest: {
            /**
             * @description The password.
             * @example correct horse battery
             */
            password: string;
        };
        /** @description All that is stored about the user. */
        AccountExport: {
            exportedAt: components["schemas"]["Timestamp"];
            user: components["schemas"]["User"];
            /** @description The profile photo. */
            photo: components["schemas"]["ExportedPhoto"] | null;
            wishLists: components["schemas"]["WishListItem"][];
            savedSearches: components["schemas"]["ExportedSearch"][];
            likedBlogs: components["schemas"]["Slug"][];
            bookings: components["schemas"]["ExportedBooking"][];
            visits: components["schemas"]["ExportedVisit"][];
            sales: components["schemas"]["ExportedSale"][];
            requests: components["schemas"]["ExportedRequest"][];
            carWaits: components["schemas"]["ExportedCarWait"][];
            /** @description The subscription of the user's address; null where there is none. */
            newsletter: components["schemas"]["ExportedSubscription"] | null;
            consents: components["schemas"]["ConsentRecord"][];
            sessions: components["schemas"]["ExportedSession"][];
        };
        /** @description The newsletter of an account. */
        AccountNewsletter: {
            /**
             * @description Whether it is sent to the account's verified address.
             * @example true
             */
            subscribed: boolean;
            preferences: components["schemas"]["NewsletterPreferences"];
            /** @description Every topic with its name, in their order. */
            topics: components["schemas"]["NamedTopic"][];
        };
        /** @description The secret of a verification link, with the password of who follows it. */
        AccountVerification: {
            token: components["schemas"]["LinkToken"];
            password?: components["schemas"]["Password"];
        };
        /**
         * @description How often new cars are reported. `instant` is once an hour at most.
         * @example daily
         * @enum {string}
         */
        AlertFrequency: "instant" | "daily" | "weekly";
        /** @description A whole post. */
        Blog: components["schemas"]["BlogCardFields"] & {
            sections: components["schemas"]["TextSection"][];
            /** @description Brands that it is about. */
            carBrands: components["schemas"]["NamedItem"][];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description A post on a card. */
        BlogCard: components["schemas"]["BlogCardFields"];
        /** @description What a post shows wherever it is listed. */
        BlogCardFields: {
            id: components["schemas"]["Slug"];
            /**
             * @description Its title.
             * @example Five checks before you buy
             */
            title: string;
            /**
             * @description Two sentences that introduce it.
             * @example What to look at in ten minutes.
             */
            excerpt: string;
            /** @description The language of the text, which differs from the requested one where a translation is missing. */
            language: components["schemas"]["Language"];
            category: components["schemas"]["NamedItem"];
            /**
             * @description Who wrote it.
             * @example Nadia El Fassi
             */
            author: string;
            publishedAt: components["schemas"]["Timestamp"];
            /**
             * @description Time to read, minutes.
             * @example 4
             */
            readingMinutes: number;
            /**
             * @description Users who like it.
             * @example 31
             */
            likes: number;
            /**
             * @description Chosen by the editors.
             * @example false
             */
            featured: boolean;
            photo: components["schemas"]["Picture"] | null;
        };
        /** @description A like after a change. */
        BlogLike: {
            /**
             * @description The signed-in user likes the post.
             * @example true
             */
            liked: boolean;
            /**
             * @description Users who like it.
             * @example 32
             */
            likes: number;
        };
        /** @description A page of posts. */
        BlogList: {
            blogs: components["schemas"]["BlogCard"][];
            /**
             * @description Posts that match.
             * @example 40
             */
            total: number;
            /**
             * @description This page.
             * @example 1
             */
            page: number;
            /**
             * @description Pages in all, at least 1.
             * @example 2
             */
            pageCount: number;
            /** @description Brands that posts are about. */
            carBrands: components["schemas"]["NamedItem"][];
            /** @description Categories that have posts. */
            categories: components["schemas"]["NamedItem"][];
        };
        /**
         * @description `latest`: newest first; `popular`: first what had most readers and likes in the last 30 days, a like counting as five readers; `featured`: only the editors' choice, newest first.
         * @example latest
         * @enum {string}
         */
        BlogOrder: "latest" | "popular" | "featured";
        /**
         * @description The shape of the body.
         * @example suv
         * @enum {string}
         */
        BodyType: "hatchback" | "sedan" | "suv" | "pickup" | "estate" | "minivan" | "van" | "coupe" | "convertible";
        /** @description A booking of a car; the terms are those of the day on which it was made. */
        Booking: {
            id: components["schemas"]["SecretId"];
            reference: components["schemas"]["RequestReference"];
            /** @description The car; null where the edition no longer has it. */
            car: components["schemas"]["CarCard"] | null;
            /**
             * @description The car's name as it was when this was made, also where the edition no longer has the car.
             * @example Dacia Duster 1.5 dCi
             */
            carName: string;
            state: components["schemas"]["BookingState"];
            terms: components["schemas"]["BookingTerms"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description Until when the deposit is awaited. */
            depositDueAt: components["schemas"]["Timestamp"] | null;
            /** @description Until when the car is held; null while it is not. */
            heldUntil: components["schemas"]["Timestamp"] | null;
            /**
             * @description It can be cancelled now.
             * @example true
             */
            cancellable: boolean;
            /** @description Amount received. */
            paid: components["schemas"]["Money"];
            /** @description Total refund if the booking were cancelled now. */
            refundIfCancelled: components["schemas"]["Money"];
            /** @description Amount still to be refunded. */
            refundDue: components["schemas"]["Money"];
            /** @description Until when that of a booking that was cancelled or has expired is paid back; null where nothing says so. */
            refundDueAt: components["schemas"]["Timestamp"] | null;
            /** @description Amount refunded. */
            paidBack: components["schemas"]["Money"];
            payment: components["schemas"]["BookingPayment"];
            /** @description Its events, oldest first; only the latest where there are more. */
            events: components["schemas"]["BookingEvent"][];
            /** @description Where messages go; null once the account was deleted. */
            contact: components["schemas"]["ReachedAt"] | null;
        };
        /** @description Something that happened to a booking. */
        BookingEvent: {
            /**
             * @description What was done.
             * @example confirm
             * @enum {string}
             */
            action: "request" | "confirm" | "receiveDeposit" | "extend" | "complete" | "changeContact" | "cancel" | "expire" | "refund";
            /**
             * @description Who did it; a notice of the payment provider, or the time that has passed, may have.
             * @example staff
             * @enum {string}
             */
            actor: "visitor" | "staff" | "payment" | "clock";
            /** @description The state after it. */
            state: components["schemas"]["BookingState"];
            at: components["schemas"]["Timestamp"];
            /** @description Money that came or went; null where none did. */
            amount: components["schemas"]["Money"] | null;
        };
        /** @description How the deposit can be paid, and what became of paying it online. */
        BookingPayment: {
            /** @description The ways that the edition offers. */
            methods: ("online" | "showroom" | "transfer")[];
            /**
             * @description It can be paid online now.
             * @example true
             */
            payable: boolean;
            /**
             * @description Whether nothing was paid online, it is not known yet what became of it, it was refused and can be tried again, or it was paid. What was received, and what is paid back, is in the sums of the booking.
             * @example none
             * @enum {string}
             */
            state: "none" | "pending" | "refused" | "paid";
            /**
             * @description Whether money came online that does not fit the booking, such as another currency, and is in none of its sums; it is being paid back in full, or was.
             * @example none
             * @enum {string}
             */
            stray: "none" | "returning" | "returned";
        };
        /** @description A booking. A guest has verified the telephone number or address in it by a code. */
        BookingRequest: {
            car: components["schemas"]["CarId"];
            /** @description The terms that the visitor has seen and accepts. */
            termsVersion: components["schemas"]["TermsVersion"];
            fullName: components["schemas"]["PersonName"];
            phone: components["schemas"]["PhoneInput"];
            email?: components["schemas"]["EmailAddress"];
            message?: components["schemas"]["Message"];
            /** @description The verification of `phone` or `email`, not older than 30 minutes. Needed by guests, ignored of accounts. */
            proofId?: components["schemas"]["ProofId"];
            consent: components["schemas"]["Consent"];
        };
        /**
         * @description State of a booking.
         * @example requested
         * @enum {string}
         */
        BookingState: "requested" | "awaitingDeposit" | "held" | "completed" | "expired" | "cancelled" | "refunded";
        /** @description The deposit of a booking and its refund, to be shown before any personal data are asked for. */
        BookingTerms: {
            /** @description The deposit. */
            deposit: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            /**
             * @description How long the car is held once the deposit is there, days.
             * @example 7
             */
            holdDays: number;
            refund: components["schemas"]["RefundRule"];
            /**
             * @description Days after the end of a booking within which what is due is paid back; null where none are said.
             * @example 30
             */
            refundDays: number | null;
            version: components["schemas"]["TermsVersion"];
        };
        /** @description A wish to be called back. */
        CallbackRequest: {
            name: components["schemas"]["PersonName"];
            phone: components["schemas"]["PhoneInput"];
            /** @description The car that it is about. */
            car?: components["schemas"]["CarId"];
            preferredTime?: components["schemas"]["DayPart"];
            /** @description One of the edition's languages, for the call and all that is written about it. That of the request if left out. */
            language?: components["schemas"]["Language"];
            message?: components["schemas"]["Message"];
            consent: components["schemas"]["Consent"];
        };
        /** @description Why something is cancelled. */
        Cancellation: {
            /**
             * @description Why, for the team.
             * @example I have found another car.
             */
            reason?: string;
        };
        /** @description A car with everything that is known about it. */
        Car: components["schemas"]["CarCardFields"] & components["schemas"]["CarDetailFields"];
        /** @description A brand. */
        CarBrand: {
            id: components["schemas"]["Slug"];
            /**
             * @description Its name.
             * @example Toyota
             */
            name: string;
            /**
             * @description Cars for sale now.
             * @example 42
             */
            count: number;
            /** @description When the newest of its cars for sale came; null where there is none. */
            newestAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description Brands by name. */
        CarBrandList: {
            carBrands: components["schemas"]["CarBrand"][];
        };
        /** @description A car on a card. */
        CarCard: components["schemas"]["CarCardFields"];
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
        /** @description What the car page shows beyond the card. null means not known, never none. */
        CarDetailFields: {
            /** @description Year of production. */
            productionYear: components["schemas"]["ModelYear"] | null;
            /**
             * @description The maker's own name of the paint.
             * @example Super White II
             */
            exteriorColor: string | null;
            /**
             * @description Colour of the interior.
             * @example Black
             */
            interiorColor: string | null;
            odometerUnit: components["schemas"]["OdometerUnit"];
            /**
             * @description The mileage was found not to be true.
             * @example false
             */
            tamperedOdometer: boolean;
            /** @description All readings of the odometer that are known, the earliest first. */
            mileageReadings: components["schemas"]["MileageReading"][];
            /** @description The last day on which the car is certified; null where it is not. */
            certifiedUntil: components["schemas"]["Day"] | null;
            /** @description Why the car is not certified; empty where it is. */
            uncertifiedReasons: components["schemas"]["UncertifiedReason"][];
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
             * @description Known faults in the inspector's words.
             * @example Scratch on the rear bumper.
             */
            carIssue: string | null;
            /** @description Median of comparable cars; null when there are too few. */
            marketValue: components["schemas"]["Money"] | null;
            /**
             * @description Cars that are for sale or were sold within 12 months and that the price is compared with; `marketWidth` says which.
             * @example 14
             */
            marketComparables: number;
            /** @description A tenth of the comparable cars cost less; null where `marketValue` is. */
            marketLow: components["schemas"]["Money"] | null;
            /** @description A tenth of the comparable cars cost more; null where `marketValue` is. */
            marketHigh: components["schemas"]["Money"] | null;
            /** @description null where `marketValue` is. */
            marketWidth: components["schemas"]["MarketWidth"] | null;
            /** @description By how much the price was lowered; 0 when it was not. */
            discount: components["schemas"]["Money"];
            /** @description When it was sold. */
            soldAt: components["schemas"]["Timestamp"] | null;
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
             * @example 1598
             */
            engineSize: number | null;
            /**
             * @description Kilowatt.
             * @example 97
             */
            enginePower: number | null;
            /**
             * @description CV; null where the country does not count it.
             * @example 7
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
            /** @description The wheels that are driven; null where not recorded. */
            drivetrain: components["schemas"]["Drivetrain"] | null;
            /** @description Day of first use. */
            dateFirstUse: components["schemas"]["Day"] | null;
            /**
             * @description Kilogram.
             * @example 1310
             */
            weight: number | null;
            /** @description Outer dimensions. */
            dimensions: components["schemas"]["Dimensions"] | null;
            /**
             * @description CO2, grams a kilometre.
             * @example 139
             */
            emissionCO2: number | null;
            /**
             * @description Litres per 100 km; kWh per 100 km for battery-electric cars.
             * @example 6.1
             */
            fuelConsumption: number | null;
            /**
             * @description Litres; null for battery-electric cars.
             * @example 50
             */
            fuelTankCapacity: number | null;
            /**
             * @description Range in kilometres on one charge or tank.
             * @example 800
             */
            autonomy: number | null;
            /** @description What the car has. */
            features: components["schemas"]["Feature"][];
            /**
             * @description Vehicle identification number.
             * @example JTDBR32E720123456
             */
            vin: string | null;
            /** @description The key photograph first. */
            photos: components["schemas"]["Photo"][];
            /** @description Oldest first; the last is the present price. */
            priceHistory: components["schemas"]["PriceChange"][];
            documents: components["schemas"]["CarDocument"][];
            /** @description null when there is no recording. */
            engineSound: components["schemas"]["EngineSound"] | null;
            /** @description null when there is none. */
            technicalVisitCertificate: components["schemas"]["TechnicalVisitCertificate"] | null;
            /** @description null when the car was not inspected. */
            inspection: components["schemas"]["InspectionSummary"] | null;
            /** @description null when no rates are stored. */
            convertedPrices: components["schemas"]["ConvertedPrices"] | null;
            /**
             * @description Visitors today, robots left out; null below 3.
             * @example 12
             */
            viewsToday: number | null;
            /** @description The terms behind `monthlyPayment`; null where that is null. */
            financing: components["schemas"]["FinancingExample"] | null;
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
        /** @description A page of the listing. */
        CarList: {
            cars: components["schemas"]["CarCard"][];
            /**
             * @description Cars that match.
             * @example 412
             */
            total: number;
            /**
             * @description This page.
             * @example 1
             */
            page: number;
            /**
             * @description Pages in all, at least 1.
             * @example 18
             */
            pageCount: number;
            /**
             * @description Asks for the page after this one; null on the last.
             * @example eyJwIjoxfQ
             */
            nextCursor: string | null;
            /** @description null when left out. */
            facets: components["schemas"]["Facets"] | null;
            /** @description null when left out or when nothing matches. */
            priceRange: components["schemas"]["PriceRange"] | null;
            /** @description How the text of `q` was read; null without a text. */
            reading: components["schemas"]["TextReading"] | null;
            /**
             * @description Version of the data that the answer was made from.
             * @example 1842
             */
            version: string;
        };
        /** @description A model of a brand. */
        CarModel: {
            /** @description Unique within the brand. */
            id: components["schemas"]["Slug"];
            /** @description Brand and model in one: the value of the `model` filter. */
            key: components["schemas"]["Slug"];
            /**
             * @description Its name.
             * @example Corolla
             */
            name: string;
            brand: components["schemas"]["NamedItem"];
            /**
             * @description Cars for sale now.
             * @example 12
             */
            count: number;
            /** @description When the newest of its cars for sale came, whatever the filters; null where there is none. */
            newestAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description Models that the filters leave, most cars first. */
        CarModelFilterList: {
            models: components["schemas"]["CarModel"][];
        };
        /** @description Models of a brand by name. */
        CarModelList: {
            carModels: components["schemas"]["CarModel"][];
        };
        /** @description A photo of a car that is offered. */
        CarPhotoRequest: {
            /**
             * Format: binary
             * @description JPEG or PNG by its bytes, at most 8 MB and 64 megapixels.
             */
            photo: Blob;
        };
        /** @description Report of a problem with a car or its page. */
        CarProblemRequest: {
            /**
             * @description `facts`: a price or a fact is wrong; `photos`: they are not of the car; `sold`: it is sold already; `money`: somebody asked for money elsewhere.
             * @example photos
             * @enum {string}
             */
            reason: "facts" | "photos" | "sold" | "money" | "other";
            message: components["schemas"]["Message"];
            email?: components["schemas"]["EmailAddress"];
            phone?: components["schemas"]["PhoneInput"];
            consent: components["schemas"]["Consent"];
        };
        /**
         * @description The car's reference as people read and say it: edition and id in upper case.
         * @example MA-4K7Q2PXA
         */
        CarReference: string;
        /** @description The wait for a reserved car. */
        CarWait: {
            /**
             * @description `pending` until the link in the mail was followed.
             * @example pending
             * @enum {string}
             */
            state: "pending" | "waiting";
        };
        /** @description Who wants to hear when a reserved car is free again. */
        CarWaitRequest: {
            email: components["schemas"]["EmailAddress"];
            consent: components["schemas"]["Consent"];
        };
        /** @description A kind of car that people look for, such as family or first car. */
        Category: {
            id: components["schemas"]["Slug"];
            /**
             * @description Its name.
             * @example Family cars
             */
            name: string;
            /**
             * @description A sentence about it.
             * @example Room for five and their luggage.
             */
            description: string;
            filters: components["schemas"]["CategoryFilters"];
            /**
             * @description Cars for sale now.
             * @example 61
             */
            count: number;
            /** @description When the newest of its cars for sale came; null where there is none. */
            newestAt: components["schemas"]["Timestamp"] | null;
            /** @description The key photograph of one of its cars. */
            photo: components["schemas"]["Photo"] | null;
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
        /** @description Categories in their order. */
        CategoryList: {
            categories: components["schemas"]["Category"][];
        };
        /** @description A new password. */
        ChangePasswordRequest: {
            /**
             * @description The password until now.
             * @example correct horse battery
             */
            currentPassword: string;
            password: components["schemas"]["Password"];
        };
        /**
         * @description Local time, 24 hours.
         * @example 09:00
         */
        ClockTime: string;
        /**
         * @description The colour that the filter knows.
         * @example white
         * @enum {string}
         */
        Color: "white" | "black" | "grey" | "silver" | "blue" | "red" | "green" | "brown" | "beige" | "orange" | "yellow" | "gold";
        /** @description A card with what the car would cost with the other one's year and mileage. */
        ComparableCar: components["schemas"]["CarCardFields"] & {
            carriedPrice: components["schemas"]["Money"];
        };
        /** @description Cars that a price is compared with, the cheapest first once their prices are carried over. */
        ComparableCarList: {
            cars: components["schemas"]["ComparableCar"][];
        };
        /**
         * @description One of the seven conditions. A car has several at once: used, imported and good, for example.
         * @example used
         * @enum {string}
         */
        Condition: "new" | "used" | "imported" | "excellent" | "good" | "average" | "damaged";
        /**
         * @description The person agrees that these data are used to answer the request.
         * @example true
         * @constant
         */
        Consent: true;
        /** @description What the user agreed to. */
        ConsentHistory: {
            /**
             * @description Whether the newsletter is sent to the account's address.
             * @example false
             */
            newsletter: boolean;
            consents: components["schemas"]["ConsentRecord"][];
        };
        /**
         * @description What a consent is for.
         * @example newsletter
         * @enum {string}
         */
        ConsentPurpose: "account" | "newsletter";
        /** @description A consent that was given or taken back. */
        ConsentRecord: {
            purpose: components["schemas"]["ConsentPurpose"];
            /**
             * @description Given, or taken back.
             * @example true
             */
            given: boolean;
            at: components["schemas"]["Timestamp"];
            /** @description The day of the privacy policy that was shown; null where that is not known. */
            textVersion: components["schemas"]["Day"] | null;
        };
        /** @description Where messages go from now on, as it was verified. */
        ContactChange: {
            channel: components["schemas"]["OtpChannel"];
            /** @description The number or address. */
            destination: components["schemas"]["LoginIdentifier"];
            /** @description The verification of it, not older than 30 minutes. */
            proofId: components["schemas"]["ProofId"];
        };
        /** @description How to reach the edition's team. */
        ContactInformation: {
            phone: components["schemas"]["PhoneNumber"];
            email: components["schemas"]["EmailAddress"];
            /** @description null where there is no such number. */
            whatsapp: components["schemas"]["WhatsappContact"] | null;
            /**
             * @description Postal address in one line.
             * @example 12 boulevard Zerktouni, Casablanca
             */
            address: string;
            openingHours: components["schemas"]["OpeningHours"][];
            social: components["schemas"]["SocialLink"][];
        };
        /** @description A message to the team. */
        ContactQueryRequest: {
            name: components["schemas"]["PersonName"];
            email: components["schemas"]["EmailAddress"];
            phone?: components["schemas"]["PhoneInput"];
            /**
             * @description What it is about.
             * @example Delivery
             */
            subject?: string;
            message: components["schemas"]["Message"];
            consent: components["schemas"]["Consent"];
        };
        /**
         * @description A currency into which prices are converted, ISO 4217.
         * @example EUR
         * @enum {string}
         */
        ConvertedCurrency: "MAD" | "EUR" | "USD" | "GBP";
        /** @description The price in another currency, rounded. */
        ConvertedPrice: {
            currency: components["schemas"]["ConvertedCurrency"];
            amount: components["schemas"]["Money"];
        };
        /** @description The price in other currencies; indicative. */
        ConvertedPrices: {
            /** @description The day of the rates. */
            ratesDate: components["schemas"]["Day"];
            /** @description The edition's own currency is left out. */
            prices: components["schemas"]["ConvertedPrice"][];
        };
        /** @description A country edition to choose. */
        Country: {
            /**
             * @description The country's name.
             * @example Morocco
             */
            label: string;
            value: components["schemas"]["EditionId"];
            /**
             * @description It is the edition of this host.
             * @example true
             */
            includedInDomain: boolean;
            /**
             * Format: hostname
             * @description Host name of the edition.
             * @example otosafi.ma
             */
            host: string;
            currency: components["schemas"]["Currency"];
            defaultLanguage: components["schemas"]["Language"];
            languages: components["schemas"]["LanguageOption"][];
            flag: components["schemas"]["Flag"];
        };
        /** @description The editions. */
        CountryList: {
            countries: components["schemas"]["Country"][];
        };
        /**
         * @description Currency of an edition, ISO 4217.
         * @example MAD
         * @enum {string}
         */
        Currency: "MAD" | "XOF" | "ZAR" | "RWF" | "EUR";
        /** @description A page of the gallery, latest first. */
        CustomerGallery: {
            customerGallery: components["schemas"]["GalleryItem"][];
            /**
             * @description Pictures in all.
             * @example 30
             */
            total: number;
            /**
             * @description This page.
             * @example 1
             */
            page: number;
            /**
             * @description Pages in all, at least 1.
             * @example 2
             */
            pageCount: number;
        };
        /**
         * Format: date
         * @description A calendar day, ISO 8601.
         * @example 2026-05-12
         */
        Day: string;
        /**
         * @description A part of the day, the edition's local time.
         * @example morning
         * @enum {string}
         */
        DayPart: "morning" | "afternoon" | "evening";
        /** @description The page on which the deposit is paid. */
        DepositPage: {
            /**
             * Format: uri
             * @description An address of this edition, which leads on to the payment provider.
             * @example https://otosafi.ma/payments/7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
             */
            redirectTo: string;
        };
        /** @description Where the visitor comes back to after paying, or not. */
        DepositStart: {
            returnTo: components["schemas"]["PagePath"];
        };
        /** @description A wish for a diagnostic of a car. */
        DiagnosticRequest: {
            /**
             * @description The brand, as typed or its address name.
             * @example Toyota
             */
            brand: string;
            /**
             * @description The model, as typed or its address name.
             * @example Corolla
             */
            model: string;
            modelYear?: components["schemas"]["ModelYear"];
            mileage?: components["schemas"]["Mileage"];
            /**
             * @description The city, as typed; the team goes to more places than cars are sold at.
             * @example Casablanca
             */
            city: string;
            /**
             * @description Symptoms of the car.
             * @example The engine light is on.
             */
            symptoms: string;
            preferredDay?: components["schemas"]["Day"];
            slot?: components["schemas"]["SlotId"];
            fullName: components["schemas"]["PersonName"];
            phone: components["schemas"]["PhoneInput"];
            email?: components["schemas"]["EmailAddress"];
            consent: components["schemas"]["Consent"];
        };
        /** @description Outer dimensions, millimetres. */
        Dimensions: {
            /**
             * @description Millimetres.
             * @example 4630
             */
            length: number;
            /**
             * @description Millimetres, mirrors folded.
             * @example 1780
             */
            width: number;
            /**
             * @description Millimetres.
             * @example 1435
             */
            height: number;
        };
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
        /** @description A recording of the running engine; its size is given, to be shown before it is loaded. */
        EngineSound: {
            /**
             * @description Path of the recording on the same host.
             * @example /sounds/4k7q2pxa.mp3
             */
            url: string;
            /**
             * @description Length, seconds.
             * @example 18
             */
            seconds: number;
            /**
             * @description Size, bytes.
             * @example 288000
             */
            bytes: number;
        };
        /** @description How much of a currency one unit of the base is. */
        ExchangeRate: {
            currency: components["schemas"]["ConvertedCurrency"];
            /**
             * @description Units of the currency for one unit of the base.
             * @example 0.0924
             */
            rate: number;
        };
        /** @description Dated rates from the edition's currency. */
        ExchangeRates: {
            base: components["schemas"]["Currency"];
            /** @description The day of the rates. */
            date: components["schemas"]["Day"];
            /**
             * @description Where they come from.
             * @example European Central Bank
             */
            source: string;
            rates: components["schemas"]["ExchangeRate"][];
        };
        /** @description A booking of the user, with the personal details that were given and where its messages go. */
        ExportedBooking: {
            booking: components["schemas"]["Booking"];
            fullName: components["schemas"]["PersonName"];
            phone: components["schemas"]["PhoneNumber"];
            email: components["schemas"]["EmailAddress"] | null;
            message: components["schemas"]["Message"] | null;
            /**
             * @description Why the user has cancelled it; null where that was not said.
             * @example I have found another car.
             */
            reason: string | null;
            /** @description The number or address to which messages go. */
            reachedAt: components["schemas"]["LoginIdentifier"] | null;
        };
        /** @description A reserved car that the user's address waits for. */
        ExportedCarWait: {
            car: components["schemas"]["CarId"];
            consentedAt: components["schemas"]["Timestamp"];
            /** @description When the link in the mail was followed; null where it was not yet. */
            confirmedAt: components["schemas"]["Timestamp"] | null;
        };
        /** @description A photo with its bytes. */
        ExportedPhoto: {
            /**
             * @description Its media type.
             * @example image/jpeg
             * @enum {string}
             */
            contentType: "image/jpeg";
            /**
             * @description The file.
             * @example /9j/4AAQSkZJRg==
             */
            data: string;
        };
        /** @description A request that the user sent. */
        ExportedRequest: {
            kind: components["schemas"]["RequestKind"];
            reference: components["schemas"]["RequestReference"];
            state: components["schemas"]["RequestState"];
            language: components["schemas"]["Language"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description What was sent, by field. */
            fields: {
                [key: string]: unknown;
            };
        };
        /** @description A car that the user offered for sale, with the personal details that were given. */
        ExportedSale: {
            sale: components["schemas"]["Sale"];
            fullName: components["schemas"]["PersonName"];
            phone: components["schemas"]["PhoneNumber"];
            email: components["schemas"]["EmailAddress"] | null;
        };
        /** @description A saved search with the cars that were found for it. */
        ExportedSearch: {
            query: components["schemas"]["ListingQuery"];
            /** @description The name that the user has given it. */
            name: components["schemas"]["SavedSearchName"] | null;
            frequency: components["schemas"]["AlertFrequency"];
            channel: components["schemas"]["OtpChannel"];
            /**
             * @description Whether no alerts are sent.
             * @example false
             */
            paused: boolean;
            createdAt: components["schemas"]["Timestamp"];
            /** @description When the last alert was sent. */
            alertedAt: components["schemas"]["Timestamp"] | null;
            cars: components["schemas"]["FoundCar"][];
        };
        /** @description A session. */
        ExportedSession: {
            createdAt: components["schemas"]["Timestamp"];
            lastUsedAt: components["schemas"]["Timestamp"];
            /**
             * @description The browser as it named itself.
             * @example Firefox on Android
             */
            device: string | null;
        };
        /** @description A subscription to the newsletter. */
        ExportedSubscription: {
            /**
             * @description `pending` until the link in the mail was followed.
             * @example subscribed
             * @enum {string}
             */
            state: "pending" | "subscribed" | "unsubscribed";
            consentedAt: components["schemas"]["Timestamp"];
            /** @description When the link in the mail was followed; null where it was not. */
            confirmedAt: components["schemas"]["Timestamp"] | null;
            /** @description When it ended; null while it is active. */
            unsubscribedAt: components["schemas"]["Timestamp"] | null;
            preferences: components["schemas"]["NewsletterPreferences"];
        };
        /** @description A visit of the user, with the personal details that were given and where its messages go. */
        ExportedVisit: {
            visit: components["schemas"]["Visit"];
            fullName: components["schemas"]["PersonName"];
            phone: components["schemas"]["PhoneNumber"];
            email: components["schemas"]["EmailAddress"] | null;
            message: components["schemas"]["Message"] | null;
            /**
             * @description Why the user has cancelled it; null where that was not said.
             * @example I have found another car.
             */
            reason: string | null;
            /** @description The number or address to which messages go. */
            reachedAt: components["schemas"]["LoginIdentifier"] | null;
        };
        /** @description A choice of a filter and what choosing it gives. */
        FacetOption: {
            /**
             * @description Value of the query parameter.
             * @example toyota
             */
            value: string;
            /**
             * @description Its name in the requested language.
             * @example Toyota
             */
            label: string;
            /**
             * @description Cars.
             * @example 42
             */
            count: number;
            /** @description The brand of a model; only in the `model` facet. */
            parent?: components["schemas"]["Slug"] | null;
        };
        /** @description The choices of each filter: all that cars of the asked states have, with 0 where the other filters leave none; of models without a car only those of chosen brands. Of model years it has the 25 counting down from next year, latest first, then `older`, and a year before them where it is chosen. A count ignores the choice made in its own group; features and highlights add up. */
        Facets: {
            brand: components["schemas"]["FacetOption"][];
            model: components["schemas"]["FacetOption"][];
            bodyType: components["schemas"]["FacetOption"][];
            fuelType: components["schemas"]["FacetOption"][];
            transmission: components["schemas"]["FacetOption"][];
            color: components["schemas"]["FacetOption"][];
            modelYear: components["schemas"]["FacetOption"][];
            mileageRange: components["schemas"]["FacetOption"][];
            condition: components["schemas"]["FacetOption"][];
            city: components["schemas"]["FacetOption"][];
            seats: components["schemas"]["FacetOption"][];
            doors: components["schemas"]["FacetOption"][];
            drivetrain: components["schemas"]["FacetOption"][];
            feature: components["schemas"]["FacetOption"][];
            highlight: components["schemas"]["FacetOption"][];
        };
        /** @description A question and its answer. */
        Faq: {
            id: components["schemas"]["Slug"];
            topic: components["schemas"]["FaqTopic"];
            /**
             * @description The question.
             * @example How is a car inspected?
             */
            question: string;
            /** @description The answer's paragraphs. */
            answer: string[];
            /** @description The language of the text, which differs from the requested one where a translation is missing. */
            language: components["schemas"]["Language"];
            /**
             * @description Shown on the home page.
             * @example true
             */
            featured: boolean;
        };
        /** @description Questions in their order, and what they are about. */
        FaqList: {
            faqs: components["schemas"]["Faq"][];
            /** @description The topics of these questions, in their order. */
            topics: components["schemas"]["NamedItem"][];
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
        /** @description The first featured cars, and how many there are. */
        FeaturedCarList: {
            cars: components["schemas"]["CarCard"][];
            /**
             * @description How many of them the team has put first.
             * @example 4
             */
            chosen: number;
            /**
             * @description All featured cars.
             * @example 37
             */
            totalFeatured: number;
        };
        /** @description An indicative loan on the edition's usual terms; not an offer. */
        FinancingExample: {
            /** @description Instalment a month, whole units of the edition's currency. */
            amount: components["schemas"]["Money"];
            /**
             * @description Instalments.
             * @example 60
             */
            months: number;
            /**
             * @description Yearly rate as a fraction of 1.
             * @example 0.07
             */
            annualRate: number;
            /** @description The day on which the rate was true. */
            rateDate: components["schemas"]["Day"];
            /** @description Paid by the buyer at the start. */
            contribution: components["schemas"]["Money"];
        };
        /** @description A lender that finances cars of the edition. */
        FinancingPartner: {
            id: components["schemas"]["Slug"];
            /**
             * @description Its name.
             * @example Wafasalaf
             */
            name: string;
            /**
             * @description What it is.
             * @example bank
             * @enum {string}
             */
            kind: "bank" | "lender" | "leasing" | "participatory";
            /**
             * @description What it offers.
             * @example Loans for used cars up to 60 months.
             */
            description: string;
            logo: components["schemas"]["Picture"] | null;
            url: components["schemas"]["WebAddress"] | null;
            /**
             * @description Lowest yearly rate as a fraction of 1; null where it is not published.
             * @example 0.065
             */
            annualRateFrom: number | null;
            /**
             * @description Longest tenure, months.
             * @example 60
             */
            maxMonths: number | null;
            /** @description The day on which its terms were true. */
            sourceDate: components["schemas"]["Day"];
        };
        /** @description The partners by name. */
        FinancingPartnerList: {
            financingPartners: components["schemas"]["FinancingPartner"][];
        };
        /** @description A flag. */
        Flag: {
            /**
             * @description Path on the same host.
             * @example /flags/ma.svg
             */
            src: string;
            /**
             * @description Its description.
             * @example Morocco
             */
            alt: string;
        };
        /** @description A column of links. */
        FooterColumn: {
            /**
             * @description Its heading.
             * @example Popular brands
             */
            title: string;
            links: components["schemas"]["FooterLink"][];
        };
        /** @description What the footer says. */
        FooterContent: {
            /**
             * @description Who runs the site, in a sentence.
             * @example Certified cars in Morocco.
             */
            about: string;
            columns: components["schemas"]["FooterColumn"][];
            legalLines: string[];
            social: components["schemas"]["SocialLink"][];
        };
        /** @description A link of the footer. */
        FooterLink: {
            /**
             * @description Its words.
             * @example Toyota
             */
            label: string;
            /**
             * @description A path of this site or an absolute address.
             * @example /fr/buy-cars?brand=toyota
             */
            href: string;
        };
        /** @description Whose password is forgotten. */
        ForgotPasswordRequest: {
            identifier: components["schemas"]["LoginIdentifier"];
        };
        /** @description A car that was found for a saved search. */
        FoundCar: {
            car: components["schemas"]["CarId"];
            foundAt: components["schemas"]["Timestamp"];
            /** @description When it was reported, or known to the user otherwise; null where it is still to be reported. */
            reportedAt: components["schemas"]["Timestamp"] | null;
        };
        /**
         * @description `ev` is battery-electric only; `phev` is a hybrid with a plug.
         * @example diesel
         * @enum {string}
         */
        FuelType: "petrol" | "diesel" | "hybrid" | "phev" | "ev" | "other";
        /** @description A customer with the car, shown with consent. */
        GalleryItem: {
            id: components["schemas"]["Slug"];
            picture: components["schemas"]["Picture"];
            /**
             * @description What it shows.
             * @example Salma with her Duster
             */
            caption: string;
            /** @description The language of the caption, which differs from the requested one where a translation is missing. */
            language: components["schemas"]["Language"];
            date: components["schemas"]["Day"];
        };
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
        /**
         * @description Where somebody comes to the seller's home, in one line.
         * @example Villa 12, Sicap Liberté 6
         */
        HomeAddress: string;
        /**
         * Format: uuid
         * @description A fresh UUID for each press of a form. The code that was right for one press is so for two minutes when the same press comes again, and for no other.
         * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
         */
        IdempotencyKey: string;
        /** @description The time of an inspection, at the showroom of the slot, or at the seller's home, to which the showroom's team comes. */
        InspectionChoice: {
            slot: components["schemas"]["SlotId"];
            /** @description The seller's home; only where the edition inspects at home. Without it the car is brought to the showroom. */
            address?: components["schemas"]["HomeAddress"];
        };
        /** @description One point of the report. */
        InspectionPoint: {
            point: components["schemas"]["InspectionPointName"];
            result: components["schemas"]["PointResult"];
            /**
             * @description The inspector's words.
             * @example Pads worn to 3 mm.
             */
            note: string | null;
            /** @description Photographs of the flaw. */
            photos: components["schemas"]["Photo"][];
        };
        /**
         * @description Name of a point within its section.
         * @example frontPads
         */
        InspectionPointName: string;
        /** @description The whole public report of an inspection. */
        InspectionReport: {
            car: components["schemas"]["CarId"];
            reference: components["schemas"]["CarReference"];
            /** @description Day of the inspection. */
            date: components["schemas"]["Day"];
            /**
             * @description Who inspected.
             * @example Youssef A.
             */
            inspector: string;
            /**
             * @description Whether the inspector has signed the report; those from before signatures were asked for are not.
             * @example true
             */
            signed: boolean;
            /** @description Reading at the inspection, kilometres. */
            odometer: components["schemas"]["Mileage"];
            /**
             * @description Points that were looked at (neither not applicable nor not checked).
             * @example 97
             */
            pointsChecked: number;
            /**
             * @description Points with a defect.
             * @example 1
             */
            defects: number;
            /**
             * @description Points to watch.
             * @example 4
             */
            advisories: number;
            /** @description In the vocabulary's order. */
            sections: components["schemas"]["InspectionSectionReport"][];
        };
        /**
         * @description One of the ten sections of the inspection.
         * @example brakes
         * @enum {string}
         */
        InspectionSection: "engine" | "steering" | "suspension" | "brakes" | "axles" | "transmission" | "liquids" | "electrical" | "interior" | "body";
        /** @description One section, point by point. */
        InspectionSectionReport: {
            section: components["schemas"]["InspectionSection"];
            /**
             * @description Points in order.
             * @example 9
             */
            ok: number;
            /**
             * @description Points to watch.
             * @example 1
             */
            advisory: number;
            /**
             * @description Points with a defect.
             * @example 0
             */
            defect: number;
            /**
             * @description Points of the section, all results.
             * @example 10
             */
            total: number;
            points: components["schemas"]["InspectionPoint"][];
        };
        /** @description The figures of one section. */
        InspectionSectionSummary: {
            section: components["schemas"]["InspectionSection"];
            /**
             * @description Points in order.
             * @example 9
             */
            ok: number;
            /**
             * @description Points to watch.
             * @example 1
             */
            advisory: number;
            /**
             * @description Points with a defect.
             * @example 0
             */
            defect: number;
            /**
             * @description Points of the section, all results.
             * @example 10
             */
            total: number;
        };
        /** @description The inspection in figures. */
        InspectionSummary: {
            /** @description Day of the inspection. */
            date: components["schemas"]["Day"];
            /**
             * @description Who inspected.
             * @example Youssef A.
             */
            inspector: string;
            /**
             * @description Whether the inspector has signed the report; those from before signatures were asked for are not.
             * @example true
             */
            signed: boolean;
            /** @description Reading at the inspection, kilometres. */
            odometer: components["schemas"]["Mileage"];
            /**
             * @description Points that were looked at (neither not applicable nor not checked).
             * @example 97
             */
            pointsChecked: number;
            /**
             * @description Points with a defect.
             * @example 1
             */
            defects: number;
            /**
             * @description Points to watch.
             * @example 4
             */
            advisories: number;
            /** @description In the vocabulary's order. */
            sections: components["schemas"]["InspectionSectionSummary"][];
        };
        /** @description A wish for an inspector to come and see a car. */
        InspectorRequest: {
            /**
             * @description The brand, as typed or its address name.
             * @example Toyota
             */
            brand: string;
            /**
             * @description The model, as typed or its address name.
             * @example Corolla
             */
            model: string;
            modelYear?: components["schemas"]["ModelYear"];
            /**
             * @description The city, as typed; the team goes to more places than cars are sold at.
             * @example Casablanca
             */
            city: string;
            /**
             * @description Address of the car.
             * @example 12 rue Ibn Sina
             */
            address?: string;
            preferredDay?: components["schemas"]["Day"];
            slot?: components["schemas"]["SlotId"];
            fullName: components["schemas"]["PersonName"];
            phone: components["schemas"]["PhoneInput"];
            email?: components["schemas"]["EmailAddress"];
            message?: components["schemas"]["Message"];
            consent: components["schemas"]["Consent"];
        };
        /** @description The edition's Instagram profile. */
        InstagramUrl: {
            /** @description null where the edition has none. */
            instagramUrl: components["schemas"]["WebAddress"] | null;
        };
        /** @description Something that must be kept. */
        KeptRecord: {
            /**
             * @description Name of the record.
             * @example The invoice of your booking
             */
            what: string;
            /**
             * @description Why.
             * @example Tax law asks for it.
             */
            why: string;
            /** @description Until when; null when it is not known yet. */
            until: components["schemas"]["Day"] | null;
        };
        /**
         * @description An interface language, BCP 47.
         * @example fr
         * @enum {string}
         */
        Language: "en" | "fr" | "ar" | "zu" | "xh" | "rw" | "wo";
        /** @description A language to choose. */
        LanguageOption: {
            /**
             * @description Its name in itself.
             * @example Français
             */
            label: string;
            value: components["schemas"]["Language"];
        };
        /** @description Amount left to pay, whole units of the currency; an amount below zero is paid to the seller of the old car. */
        LeftToPay: {
            /**
             * Format: int64
             * @description With the upper end of the old car's range.
             * @example 38000
             */
            least: number;
            /**
             * Format: int64
             * @description With the lower end of the old car's range.
             * @example 46000
             */
            most: number;
        };
        /** @description A link that was sent, and what for. */
        LinkRequest: {
            token: components["schemas"]["LinkToken"];
            /**
             * @description What following it does: verifies an account, sets a password, begins or leaves a newsletter, waits for a car, or stops alerts. A link that leaves or stops something is never used up.
             * @example account
             * @enum {string}
             */
            purpose: "account" | "password" | "newsletter" | "leave" | "car" | "alerts";
        };
        /** @description Whether a link can be redeemed. */
        LinkState: {
            /**
             * @description `used` also where another link has taken its place; `expired` also where it is unknown.
             * @example open
             * @enum {string}
             */
            state: "open" | "used" | "expired";
        };
        /**
         * @description The secret of a link that was sent; 256 bits.
         * @example Yk3v9b2m7x1c5z8n4h6j0wq2r4t6y8u0i2o4p6a8s0d
         */
        LinkToken: string;
        /**
         * @description The query of a listing's address, without its question mark. Order, page and unknown parts are left out.
         * @example brand=dacia&fuelType=diesel&priceMax=120000
         */
        ListingQuery: string;
        /** @description What a lender asks for the file: a fixed part and a part of the credit. */
        LoanFee: {
            fixed: components["schemas"]["Money"];
            /**
             * @description Part of the credit, as a fraction of 1.
             * @example 0.015
             */
            share: number;
            /** @description The most that it may be; null without a limit. */
            max: components["schemas"]["Money"] | null;
        };
        /** @description The ranges of the calculator's controls, and the lender's fees. */
        LoanLimits: {
            /**
             * @description Lowest rate to choose, a fraction of 1.
             * @example 0.05
             */
            minAnnualRate: number;
            /**
             * @description Highest rate to choose, a fraction of 1.
             * @example 0.14
             */
            maxAnnualRate: number;
            /** @description Smallest credit. */
            minAmount: components["schemas"]["Money"];
            /** @description Largest credit. */
            maxAmount: components["schemas"]["Money"];
            /** @description The usual fee for the file; null where none is known, which is not the same as no fee. */
            applicationFee: components["schemas"]["LoanFee"] | null;
            /**
             * @description Insurance a month as a fraction of the credit; null where no usual rate is known, which is not the same as none.
             * @example 0.0003
             */
            insurance: number | null;
            /**
             * @description Tax on the interest, as a fraction of it; paid with each instalment.
             * @example 0.1
             */
            taxOnInterest: number;
            /**
             * @description The largest last payment beside the instalments, as a fraction of the price; 0 where it is not usual.
             * @example 0.3
             */
            maxBalloon: number;
            /**
             * @description The fraction of a net monthly income that the instalment may take.
             * @example 0.4
             */
            incomeShare: number;
        };
        /** @description A promotion of the edition's loans, with its own rate. */
        LoanPromotion: {
            /**
             * @description Its yearly rate as a fraction of 1.
             * @example 0.1
             */
            annualRate: number;
            /** @description Its last day. */
            until: components["schemas"]["Day"];
        };
        /** @description The edition's indicative terms, from which the calculator works; not an offer. */
        LoanTerms: components["schemas"]["LoanLimits"] & {
            currency: components["schemas"]["Currency"];
            /**
             * @description Shortest tenure, months.
             * @example 12
             */
            minMonths: number;
            /**
             * @description Longest tenure for a used car, months.
             * @example 60
             */
            maxMonths: number;
            /**
             * @description Longest tenure for a new car, months.
             * @example 72
             */
            maxMonthsNew: number;
            /**
             * @description The tenure of every shown instalment, months.
             * @example 60
             */
            defaultMonths: number;
            /**
             * @description The indicative yearly rate as a fraction of 1.
             * @example 0.07
             */
            annualRate: number;
            /** @description The day on which the rate was true. */
            rateDate: components["schemas"]["Day"];
            /**
             * @description The rate after the word from, a fraction of 1; null where it would not be true.
             * @example 0.05
             */
            advertisedFrom: number | null;
            /** @description A promotion that runs today; null where there is none. */
            promotion: components["schemas"]["LoanPromotion"] | null;
            /**
             * @description Usual contribution as a fraction of the price.
             * @example 0.2
             */
            contribution: number;
        };
        /**
         * @description An e-mail address, or a telephone number as people type it.
         * @example salma@example.org
         */
        LoginIdentifier: string;
        /** @description Credentials. */
        LoginRequest: {
            identifier: components["schemas"]["LoginIdentifier"];
            /**
             * @description The password.
             * @example correct horse battery
             */
            password: string;
            /**
             * @description Stay signed in for 13 days.
             * @example true
             */
            rememberMe?: boolean;
            session?: components["schemas"]["SessionKind"];
        };
        /**
         * @description How widely comparable cars were looked for: of the model within one year and about the same mileage, within two years, within four, or of any age; or cars of other models with the same body, fuel and about the same power.
         * @example near
         * @enum {string}
         */
        MarketWidth: "near" | "far" | "wide" | "model" | "segment";
        /**
         * @description What the visitor writes.
         * @example Can I see the car on Saturday?
         */
        Message: string;
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
        /** @description What an odometer showed on a day. */
        MileageReading: {
            date: components["schemas"]["Day"];
            mileage: components["schemas"]["Mileage"];
            source: components["schemas"]["ReadingSource"];
            /**
             * @description Whether an invoice or a stamp has it.
             * @example true
             */
            proven: boolean;
        };
        /** @description What a model sells for, by model year; indicative. */
        ModelPrices: {
            brand: components["schemas"]["NamedItem"];
            model: components["schemas"]["NamedItem"];
            currency: components["schemas"]["Currency"];
            /** @description The model years of which there are cars, newest first. */
            years: components["schemas"]["YearPrices"][];
            /** @description The day of the data. */
            date: components["schemas"]["Day"];
        };
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
        /** @description A topic of the newsletter with its name. */
        NamedTopic: {
            id: components["schemas"]["NewsletterTopic"];
            /**
             * @description The name.
             * @example Lower prices
             */
            name: string;
        };
        /** @description Cars between which others can choose now. */
        NewPoll: {
            /** @description The secret of the link. */
            token: components["schemas"]["LinkToken"];
        };
        /** @description Whether the newsletter is wished, and how. */
        NewsletterChoice: {
            /**
             * @description Wished, or not any more.
             * @example true
             */
            subscribed: boolean;
            /** @description How it is wished; as before where they are left out, and of no account where it is not wished any more. */
            preferences?: components["schemas"]["NewsletterPreferences"];
        };
        /**
         * @description How often the newsletter comes. `monthly` is with the first issue of a month.
         * @example weekly
         * @enum {string}
         */
        NewsletterFrequency: "weekly" | "monthly";
        /** @description How a subscriber wants the newsletter. */
        NewsletterPreferences: {
            frequency: components["schemas"]["NewsletterFrequency"];
            /** @description What it tells of; all where there is none. */
            topics: components["schemas"]["NewsletterTopic"][];
            /** @description The language of every later mail, one of the edition's. */
            language: components["schemas"]["Language"];
        };
        /**
         * @description What the newsletter tells of; `newCars` and `lowerPrices`, or posts of a category of the blog.
         * @example lowerPrices
         * @enum {string}
         */
        NewsletterTopic: "newCars" | "lowerPrices" | "buying" | "inspection" | "papers" | "money" | "driving" | "selling";
        /**
         * @description The unit in which the car's own instrument counts.
         * @example km
         * @enum {string}
         */
        OdometerUnit: "km" | "mi";
        /** @description The offer that is answered. */
        OfferAnswer: {
            offer: components["schemas"]["OfferNumber"];
        };
        /** @description A deduction from the price. */
        OfferLine: {
            kind: components["schemas"]["OfferLineKind"];
            /**
             * @description What was found, in the words of who made the offer.
             * @example Front discs are worn
             */
            note: string | null;
            amount: components["schemas"]["Money"];
        };
        /**
         * @description What a price is lowered for.
         * @example brakes
         * @enum {string}
         */
        OfferLineKind: "engine" | "steering" | "suspension" | "brakes" | "axles" | "transmission" | "liquids" | "electrical" | "interior" | "body" | "tyres" | "papers" | "other";
        /**
         * @description Which offer of the sale, counted from 1.
         * @example 1
         */
        OfferNumber: number;
        /** @description The offer that is refused. */
        OfferRefusal: {
            offer: components["schemas"]["OfferNumber"];
            /**
             * @description Why.
             * @example I had hoped for 90 000.
             */
            reason?: string;
        };
        /** @description What mail programs send (RFC 8058). */
        OneClickForm: {
            /**
             * @description Always the same.
             * @example One-Click
             * @constant
             */
            "List-Unsubscribe"?: "One-Click";
        };
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
        /**
         * @description How the code is sent.
         * @example phone
         * @enum {string}
         */
        OtpChannel: "phone" | "email";
        /**
         * @description The five digits that were sent.
         * @example 40213
         */
        OtpCode: string;
        /** @description Where to send a code. */
        OtpRequest: {
            channel: components["schemas"]["OtpChannel"];
            /** @description The number or address. */
            destination: components["schemas"]["LoginIdentifier"];
            /** @description The sending that this one takes the place of; a signed-in user and a guest have none at first. */
            proofId?: components["schemas"]["ProofId"];
        };
        /** @description A code to check. */
        OtpVerification: {
            proofId: components["schemas"]["ProofId"];
            channel: components["schemas"]["OtpChannel"];
            /** @description The number or address. */
            destination: components["schemas"]["LoginIdentifier"];
            code: components["schemas"]["OtpCode"];
            idempotencyKey?: components["schemas"]["IdempotencyKey"];
        };
        /** @description A page of the team. */
        OurTeam: {
            ourTeam: components["schemas"]["TeamMember"][];
            /**
             * @description Members in all.
             * @example 14
             */
            total: number;
            /**
             * @description This page.
             * @example 1
             */
            currentPage: number;
            /**
             * @description Members on a page.
             * @example 24
             */
            pageLimit: number;
        };
        /** @description The user's bookings, visits and sales, latest first. */
        OwnBookings: {
            bookings: components["schemas"]["Booking"][];
            visits: components["schemas"]["Visit"][];
            sales: components["schemas"]["Sale"][];
        };
        /** @description A request that the user sent. */
        OwnRequest: {
            kind: components["schemas"]["RequestKind"];
            reference: components["schemas"]["RequestReference"];
            state: components["schemas"]["RequestState"];
            createdAt: components["schemas"]["Timestamp"];
            /** @description The language in which it is answered. */
            language: components["schemas"]["Language"];
            /** @description The car in question, while the edition has it. */
            car: components["schemas"]["CarCard"] | null;
            /**
             * @description What was written.
             * @example Can I see it on Saturday?
             */
            message: string | null;
        };
        /** @description Requests of the user, latest first. */
        OwnRequestList: {
            requests: components["schemas"]["OwnRequest"][];
        };
        /** @description A page of text. */
        Page: {
            key: components["schemas"]["PageKey"];
            /**
             * @description Its title.
             * @example About us
             */
            title: string;
            /**
             * @description A sentence that introduces it.
             * @example Certified cars, inspected on 100 points.
             */
            summary: string | null;
            /** @description The language of the text, which differs from the requested one where a translation is missing. */
            language: components["schemas"]["Language"];
            sections: components["schemas"]["TextSection"][];
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description A page whose words the operator keeps.
         * @example about
         * @enum {string}
         */
        PageKey: "about" | "carInsurance" | "finance" | "privacyPolicy" | "termsOfUse" | "careers" | "sellCar" | "warranty";
        /** @description The pages that the edition has. */
        PageList: {
            pages: components["schemas"]["PageSummary"][];
        };
        /**
         * @description Path of a page of this edition.
         * @example /fr/home
         */
        PagePath: string;
        /** @description A page in the list of pages. */
        PageSummary: {
            key: components["schemas"]["PageKey"];
            /**
             * @description Its title.
             * @example About us
             */
            title: string;
            updatedAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description A password; any Unicode characters.
         * @example correct horse battery
         */
        Password: string;
        /**
         * @description A person's name as they write it.
         * @example Salma Bennani
         */
        PersonName: string;
        /**
         * @description A telephone number as people type or paste it: E.164 or the country's own way, in the digits of any script. The server normalises it by the edition.
         * @example 06 61 23 45 67
         */
        PhoneInput: string;
        /**
         * @description A telephone number in E.164.
         * @example +212661234567
         */
        PhoneNumber: string;
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
        /** @description Cars between which people choose, and what they have chosen. */
        Poll: {
            /** @description Those that are still shown, in their order. */
            cars: components["schemas"]["CarCard"][];
            /** @description One for each name, the earliest first. */
            votes: components["schemas"]["Vote"][];
            /** @description When the link ends. */
            endsAt: components["schemas"]["Timestamp"];
        };
        /** @description Cars between which others are to choose. */
        PollRequest: {
            cars: components["schemas"]["CarId"][];
        };
        /** @description A price and the day from which it held. */
        PriceChange: {
            date: components["schemas"]["Day"];
            price: components["schemas"]["Money"];
        };
        /** @description The share of its price that such a car loses, learnt from the compared cars. */
        PriceLoss: {
            /**
             * @description With each model year.
             * @example 0.06
             */
            year: number;
            /**
             * @description With each 10,000 km.
             * @example 0.012
             */
            mileage: number;
        };
        /** @description Lowest and highest price among the cars that match all filters but the price's own. */
        PriceRange: {
            min: components["schemas"]["Money"];
            max: components["schemas"]["Money"];
        };
        /** @description Brands that can be valued. */
        PricingBrandList: {
            brands: components["schemas"]["NamedItem"][];
        };
        /** @description Models that can be valued. */
        PricingModelList: {
            models: components["schemas"]["NamedItem"][];
        };
        /** @description Years that can be valued, latest first. */
        PricingYearList: {
            years: components["schemas"]["ModelYear"][];
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
        /** @description A profile photo. */
        ProfilePhotoRequest: {
            /**
             * Format: binary
             * @description JPEG or PNG by its bytes, at most 8 MB and 64 megapixels.
             */
            photo: Blob;
        };
        /** @description What to change; at least one field. */
        ProfileUpdate: {
            fullName?: components["schemas"]["PersonName"];
            /** @description Counts once it is verified. */
            email?: components["schemas"]["EmailAddress"];
            /** @description Counts once it is verified. */
            phone?: components["schemas"]["PhoneInput"];
            /**
             * @description The password, which a new address or number takes.
             * @example correct horse battery
             */
            currentPassword?: string;
            /**
             * @description A short text about oneself; null takes it away.
             * @example Looking for a family car.
             */
            bio?: string | null;
            language?: components["schemas"]["Language"];
            /**
             * @description Whether the user wants to be notified when a favourite becomes cheaper, or is for sale again.
             * @example true
             */
            favouriteAlerts?: boolean;
        };
        /**
         * Format: uuid
         * @description Names one sending of a code. It comes back with the code, so that nobody verifies anything for somebody else.
         * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
         */
        ProofId: string;
        /** @description A question about the state of a car. */
        Question: {
            /**
             * @description Its name.
             * @example accident
             */
            id: string;
            /**
             * @description The question.
             * @example Was the car in an accident?
             */
            text: string;
            /**
             * @description Explanation of the question.
             * @example Any damage that cost more than paint.
             */
            help: string | null;
            /** @description The answers to choose from; empty for free text. */
            options: components["schemas"]["QuestionOption"][];
        };
        /** @description A question of the form with its answer. */
        QuestionAnswer: {
            /**
             * @description The question.
             * @example Was the car in an accident?
             */
            question: string;
            /**
             * @description The answer, as it was chosen or typed.
             * @example No
             */
            answer: string;
        };
        /** @description An answer to choose. */
        QuestionOption: {
            /**
             * @description Value to send.
             * @example no
             */
            value: string;
            /**
             * @description Its words.
             * @example No
             */
            label: string;
        };
        /** @description A question for the questions page. */
        QuestionRequest: {
            message: components["schemas"]["Message"];
            name?: components["schemas"]["PersonName"];
            /** @description Where to send the answer. */
            email?: components["schemas"]["EmailAddress"];
            consent: components["schemas"]["Consent"];
        };
        /** @description The questions of the selling form in their order, and the cities where a car may be. */
        Questionnaire: {
            questions: components["schemas"]["Question"][];
            /** @description All cities of the edition, by name, whether or not a car is for sale there. */
            cities: components["schemas"]["NamedItem"][];
        };
        /** @description Where messages go. */
        ReachedAt: {
            channel: components["schemas"]["OtpChannel"];
            /**
             * @description As much of the number or address as its owner knows it by.
             * @example •••• 4567
             */
            hint: string;
            /**
             * @description It can be changed now.
             * @example true
             */
            changeable: boolean;
        };
        /** @description A phrase of a free text and what it was read as. */
        ReadPhrase: {
            /**
             * @description The phrase as typed.
             * @example moins de 85 000 dh
             */
            text: string;
            /**
             * @description The text without the phrase.
             * @example clio diesel
             */
            without: string;
            /**
             * @description The filter that it became, in words of the requested language.
             * @example Price up to 85
             * @example 000 DH
             */
            label: string;
        };
        /**
         * @description Where a reading comes from. `listing` is the mileage that the car is offered with, of the day when it was read; where that is not known, of the day of publication.
         * @example service
         * @enum {string}
         */
        ReadingSource: "service" | "inspection" | "listing";
        /** @description Fresh tokens. */
        RefreshedTokens: {
            /**
             * @description The access token, ten minutes long; null for a cookie session.
             * @example eyJhbGciOiJIUzI1NiJ9.e30.sig
             */
            authToken: string | null;
            /**
             * @description The refresh token, good for one use; null for a cookie session.
             * @example Yk3v9b2m7x1c5z8n4h6j0w
             */
            refreshToken: string | null;
        };
        /**
         * @description Refund when the purchase does not happen within the hold: `full` the whole deposit; `tenPercent` a tenth of it.
         * @example full
         * @enum {string}
         */
        RefundRule: "full" | "tenPercent";
        /**
         * @description Kind of a request to the team.
         * @example callback
         * @enum {string}
         */
        RequestKind: "question" | "callback" | "wantedCar" | "contactQuery" | "inspector" | "diagnostic" | "vinCheck" | "carProblem";
        /** @description A request that was taken. */
        RequestReceipt: {
            reference: components["schemas"]["RequestReference"];
            createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description A reference as people read and say it.
         * @example MA-CB-7K3Q2P
         */
        RequestReference: string;
        /**
         * @description State of a request.
         * @example received
         * @enum {string}
         */
        RequestState: "received" | "inProgress" | "closed";
        /** @description A new password by link. */
        ResetPasswordRequest: {
            token: components["schemas"]["LinkToken"];
            password: components["schemas"]["Password"];
        };
        /**
         * @description The key of a page's route.
         * @example buyCars
         */
        RouteKey: string;
        /** @description The sale of a visitor's car to the operator. */
        Sale: {
            id: components["schemas"]["SecretId"];
            reference: components["schemas"]["RequestReference"];
            state: components["schemas"]["SaleState"];
            createdAt: components["schemas"]["Timestamp"];
            car: components["schemas"]["SoldCar"];
            answers: components["schemas"]["QuestionAnswer"][];
            photos: components["schemas"]["Picture"][];
            /** @description Null before a time was agreed on. */
            appointment: components["schemas"]["SaleAppointment"] | null;
            /** @description The latest offer; null before there is one. */
            offer: components["schemas"]["SaleOffer"] | null;
            /** @description Null where the edition promises nothing for this state. */
            promise: components["schemas"]["SalePromise"] | null;
            /**
             * @description The seller can choose the time of the inspection now, or another one than the present.
             * @example true
             */
            schedulable: boolean;
            /**
             * @description Photos can be added and removed now.
             * @example true
             */
            photosChangeable: boolean;
            /**
             * @description The offer can be accepted or refused now.
             * @example true
             */
            answerable: boolean;
            /**
             * @description The sale can be withdrawn now.
             * @example true
             */
            withdrawable: boolean;
            /**
             * @description Whether the seller is notified of each step by mail or text message. If not, only the page has the link.
             * @example true
             */
            notified: boolean;
            /** @description Its events, oldest first; only the latest where there are more. */
            events: components["schemas"]["SaleEvent"][];
        };
        /** @description When and where the car is looked at. */
        SaleAppointment: {
            startsAt: components["schemas"]["Timestamp"];
            /**
             * @description The address.
             * @example 12 rue Tarik Ibn Ziad
             * @example Casablanca
             */
            place: string;
            /**
             * @description The address is the seller's home.
             * @example false
             */
            atHome: boolean;
            /** @description The slot whose place it has; null where it has none, and once the car was inspected. */
            slot: components["schemas"]["SlotId"] | null;
        };
        /** @description Something that happened to a sale, but for its photos. */
        SaleEvent: {
            /**
             * @description What was done.
             * @example schedule
             * @enum {string}
             */
            action: "send" | "see" | "schedule" | "cancelAppointment" | "inspect" | "offer" | "accept" | "refuse" | "expire" | "pay" | "withdraw" | "close";
            /**
             * @description Who did it; the time that has passed may have.
             * @example staff
             * @enum {string}
             */
            actor: "visitor" | "staff" | "clock";
            /** @description The state after it. */
            state: components["schemas"]["SaleState"];
            /** @description When the car is to be looked at; null where it agrees on no time. */
            startsAt: components["schemas"]["Timestamp"] | null;
            at: components["schemas"]["Timestamp"];
        };
        /** @description What a person offers for the car; `amount` is the price less its lines. */
        SaleOffer: {
            number: components["schemas"]["OfferNumber"];
            base: components["schemas"]["Money"];
            lines: components["schemas"]["OfferLine"][];
            amount: components["schemas"]["Money"];
            madeAt: components["schemas"]["Timestamp"];
            validUntil: components["schemas"]["Timestamp"];
        };
        /** @description The photo that is removed. */
        SalePhotoRemoval: {
            photo: components["schemas"]["PictureKey"];
        };
        /** @description Photos for a sale, as form fields. */
        SalePhotosRequest: {
            /** @description JPEG or PNG by their bytes, at most 8 MB and 64 megapixels each. Together with those that the sale has there are 10 at most. */
            photos: Blob[];
        };
        /** @description What the edition promises, and until when. */
        SalePromise: {
            /**
             * @description `offer`: a price follows the inspection; `paid`: the money follows the acceptance.
             * @example paid
             * @enum {string}
             */
            kind: "offer" | "paid";
            until: components["schemas"]["Timestamp"];
        };
        /**
         * @description State of the sale of a visitor's car to the operator.
         * @example offer
         * @enum {string}
         */
        SaleState: "sent" | "seen" | "appointment" | "inspected" | "offer" | "accepted" | "refused" | "expired" | "paid" | "closed";
        /**
         * @description State of the sale of a car. `reserved` is a running hold; a sold car keeps its page.
         * @example available
         * @enum {string}
         */
        SaleStatus: "available" | "reserved" | "sold";
        /** @description A search of the listing that the user has kept, with its alerts. */
        SavedSearch: {
            /**
             * Format: uuid
             * @description The saved search.
             * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
             */
            id: string;
            query: components["schemas"]["ListingQuery"];
            /** @description The name that the user has given it; null where it has none. */
            name: components["schemas"]["SavedSearchName"] | null;
            /**
             * @description Its filters in words.
             * @example Dacia · Diesel · Up to 120
             * @example 000 DH
             */
            label: string;
            frequency: components["schemas"]["AlertFrequency"];
            channel: components["schemas"]["OtpChannel"];
            /**
             * @description Whether no alerts are sent.
             * @example false
             */
            paused: boolean;
            /**
             * @description The cars for sale that match at present.
             * @example 18
             */
            total: number;
            /**
             * @description Those of them that were found since the user last looked.
             * @example 2
             */
            fresh: number;
            createdAt: components["schemas"]["Timestamp"];
        };
        /**
         * @description A name that the user has given a saved search.
         * @example For the family
         */
        SavedSearchName: string;
        /** @description A search to keep. */
        SavedSearchRequest: {
            query: components["schemas"]["ListingQuery"];
        };
        /** @description What to change; at least one field. */
        SavedSearchUpdate: {
            /**
             * @description The name that the user gives it; an empty one, or null, takes it away.
             * @example For the family
             */
            name?: string | null;
            frequency?: components["schemas"]["AlertFrequency"];
            /** @description Must be verified. Text messages are sent with `instant` and `daily` only. */
            channel?: components["schemas"]["OtpChannel"];
            /**
             * @description Cars that are found during a pause are not reported afterwards.
             * @example true
             */
            paused?: boolean;
            /**
             * @description Whether the user looks at the cars that were found.
             * @example true
             * @constant
             */
            seen?: true;
        };
        /** @description Saved searches. */
        SavedSearches: {
            savedSearches: components["schemas"]["SavedSearch"][];
        };
        /**
         * @description An unguessable name: who has it may see and change the thing.
         * @example kq3v9b2m7x1c5z8n4h6j0w
         */
        SecretId: string;
        /** @description A car offered for sale, as form fields. */
        SellingCarRequest: {
            /**
             * @description The brand, as typed or its address name.
             * @example Toyota
             */
            brand: string;
            /**
             * @description The model, as typed or its address name.
             * @example Corolla
             */
            model: string;
            modelYear: components["schemas"]["ModelYear"];
            mileage: components["schemas"]["Mileage"];
            odometerUnit?: components["schemas"]["OdometerUnit"];
            fuelType?: components["schemas"]["FuelType"];
            transmission?: components["schemas"]["Transmission"];
            bodyType?: components["schemas"]["BodyType"];
            color?: components["schemas"]["Color"];
            grade?: components["schemas"]["Grade"];
            /**
             * @description Owners so far.
             * @example 1
             */
            noOfOwners?: number;
            /**
             * @description First sold in another country.
             * @example false
             */
            imported?: boolean;
            vin?: components["schemas"]["Vin"];
            askingPrice?: components["schemas"]["Money"];
            city: components["schemas"]["Slug"];
            /**
             * @description Known faults.
             * @example Scratch on the door
             */
            carIssue?: string;
            /** @description Papers that the seller has at hand, of those that the edition knows. */
            papers?: components["schemas"]["DocumentKind"][];
            /**
             * @description Answers to the questionnaire: a JSON object of answers by question id; one of the options, or a text of at most 500 characters where there are none.
             * @example {"accident":"no"}
             */
            answers?: string;
            /** @description The car for sale here that this one is to be exchanged for. */
            wantedCar?: components["schemas"]["CarReference"];
            fullName: components["schemas"]["PersonName"];
            phone: components["schemas"]["PhoneInput"];
            email?: components["schemas"]["EmailAddress"];
            consent: components["schemas"]["Consent"];
            /** @description JPEG or PNG by their bytes, at most 8 MB and 64 megapixels each. */
            photos?: Blob[];
            /** @description Keys of photos that were sent ahead, in their order. Together with `photos`, which come after them, there are 10 at most. */
            sentPhotos?: components["schemas"]["PictureKey"][];
        };
        /** @description A code was sent to an address or number; whose it is makes no difference. */
        SentCode: {
            proofId: components["schemas"]["ProofId"];
            channel: components["schemas"]["OtpChannel"];
            /**
             * @description Seconds after which it may be asked for again.
             * @example 60
             */
            resendAfter: number;
            /**
             * @description Seconds for which the code is good.
             * @example 600
             */
            expiresIn: number;
        };
        /** @description Something was sent, if there was whom to send it to: the answer is the same either way. */
        SentNotice: {
            /**
             * @description Seconds after which another one may be requested.
             * @example 60
             */
            resendAfter: number;
            /**
             * @description Seconds for which the code or link is good.
             * @example 600
             */
            expiresIn: number;
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
        /** @description The services of a car, latest first. */
        ServiceHistoryList: {
            serviceHistories: components["schemas"]["ServiceHistory"][];
        };
        /** @description A session that was opened. */
        Session: {
            /**
             * @description The access token, ten minutes long; null for a cookie session.
             * @example eyJhbGciOiJIUzI1NiJ9.e30.sig
             */
            authToken: string | null;
            /**
             * @description The refresh token, good for one use; null for a cookie session.
             * @example Yk3v9b2m7x1c5z8n4h6j0w
             */
            refreshToken: string | null;
            user: components["schemas"]["User"];
        };
        /**
         * @description How the tokens travel. `token`: in the answer. `cookie`: only as Secure, HttpOnly cookies; in the answer they are null.
         * @example token
         * @enum {string}
         */
        SessionKind: "token" | "cookie";
        /** @description A new account; with an e-mail address or a telephone number at least. */
        SignUpRequest: {
            fullName: components["schemas"]["PersonName"];
            email?: components["schemas"]["EmailAddress"];
            phone?: components["schemas"]["PhoneInput"];
            password: components["schemas"]["Password"];
            consent: components["schemas"]["Consent"];
            /**
             * @description Wishes the newsletter too.
             * @example false
             */
            newsletter?: boolean;
        };
        /** @description A session of the user. */
        SignedInDevice: {
            /**
             * Format: uuid
             * @description The session.
             * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
             */
            id: string;
            createdAt: components["schemas"]["Timestamp"];
            lastUsedAt: components["schemas"]["Timestamp"];
            /**
             * @description The browser as it named itself.
             * @example Firefox on Android
             */
            device: string | null;
            /**
             * @description The session that asks.
             * @example true
             */
            current: boolean;
        };
        /** @description The sessions of the user that have not ended, used last first. */
        SignedInDevices: {
            sessions: components["schemas"]["SignedInDevice"][];
        };
        /** @description A card with the reason why it is proposed. */
        SimilarCar: components["schemas"]["CarCardFields"] & {
            reason: components["schemas"]["SimilarReason"];
        };
        /** @description Cars like another one, best match first. */
        SimilarCarList: {
            cars: components["schemas"]["SimilarCar"][];
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
        /** @description A profile on a social network. */
        SocialLink: {
            /**
             * @description The network.
             * @example instagram
             * @enum {string}
             */
            network: "instagram" | "facebook" | "linkedin" | "tiktok" | "x" | "youtube";
            url: components["schemas"]["WebAddress"];
        };
        /** @description The car, as its seller has described it. */
        SoldCar: {
            /**
             * @description Name of the brand.
             * @example Toyota
             */
            brand: string;
            /**
             * @description Name of the model.
             * @example Corolla
             */
            model: string;
            modelYear: components["schemas"]["ModelYear"];
            mileage: components["schemas"]["Mileage"];
            odometerUnit: components["schemas"]["OdometerUnit"];
            fuelType: components["schemas"]["FuelType"] | null;
            transmission: components["schemas"]["Transmission"] | null;
            bodyType: components["schemas"]["BodyType"] | null;
            color: components["schemas"]["Color"] | null;
            grade: components["schemas"]["Grade"] | null;
            /**
             * @description Owners so far.
             * @example 1
             */
            noOfOwners: number | null;
            /**
             * @description First sold in another country.
             * @example false
             */
            imported: boolean | null;
            vin: components["schemas"]["Vin"] | null;
            askingPrice: components["schemas"]["Money"] | null;
            city: components["schemas"]["NamedItem"];
            /**
             * @description Known faults.
             * @example Scratch on the door
             */
            carIssue: string | null;
            papers: components["schemas"]["DocumentKind"][];
            /** @description The car that it is to be exchanged for; null where it is sold alone. */
            wantedCar: components["schemas"]["CarReference"] | null;
        };
        /**
         * @description The order of a listing. `newest`: most recently published first. `priceWithRepairsAsc`: by the price together with the estimated repair of the car's defects; by the price alone where no repair is estimated.
         * @example newest
         * @enum {string}
         */
        Sort: "newest" | "priceAsc" | "priceDesc" | "priceWithRepairsAsc" | "mileageAsc" | "yearDesc" | "bestDeal" | "mostViewed";
        /** @description A day on which a place is closed, open for shorter than its hours say, or open where it has none on such a day. */
        SpecialDay: {
            day: components["schemas"]["Day"];
            /** @description The times between which it is open, local time; null where it is closed. */
            hours: {
                opens: components["schemas"]["ClockTime"];
                closes: components["schemas"]["ClockTime"];
            } | null;
        };
        /**
         * @description The side of the steering wheel.
         * @example left
         * @enum {string}
         */
        SteeringSide: "left" | "right";
        /** @description Alerts that were stopped. */
        StoppedAlerts: {
            /**
             * @description Always the same.
             * @example stopped
             * @constant
             */
            state: "stopped";
        };
        /** @description A place where cars are shown or inspected. */
        Store: {
            id: components["schemas"]["Slug"];
            /**
             * @description Its name.
             * @example Casablanca Ain Sebaa
             */
            name: string;
            /**
             * @description What happens there.
             * @example showroom
             * @enum {string}
             */
            kind: "showroom" | "inspectionCentre";
            /**
             * @description Address in one line.
             * @example 12 boulevard Zerktouni
             */
            address: string;
            city: components["schemas"]["NamedItem"];
            location: components["schemas"]["GeoPoint"] | null;
            phone: components["schemas"]["PhoneNumber"];
            openingHours: components["schemas"]["OpeningHours"][];
            /** @description Those to come that are not as others of their day of the week. */
            specialDays: components["schemas"]["SpecialDay"][];
            /**
             * @description Cars for sale in its city.
             * @example 80
             */
            count: number;
            photo: components["schemas"]["Picture"] | null;
        };
        /** @description Stores by city. */
        StoreList: {
            stores: components["schemas"]["Store"][];
        };
        /** @description How a subscriber wants the newsletter, and the topics to choose from. */
        SubscriberPreferences: {
            preferences: components["schemas"]["NewsletterPreferences"];
            /** @description Every topic with its name, in their order. */
            topics: components["schemas"]["NamedTopic"][];
        };
        /** @description A subscription to the newsletter. */
        SubscriberRequest: {
            email: components["schemas"]["EmailAddress"];
            consent: components["schemas"]["Consent"];
        };
        /** @description A subscription. */
        Subscription: {
            /**
             * @description `pending` until the link in the mail was followed.
             * @example pending
             * @enum {string}
             */
            state: "pending" | "subscribed" | "unsubscribed";
        };
        /** @description A choice of the listing that a text may become. */
        Suggestion: {
            /**
             * @description The filter that it is a value of.
             * @example model
             * @enum {string}
             */
            kind: "brand" | "model" | "city";
            /** @description Value of the query parameter; of a model, brand and model in one. */
            value: components["schemas"]["Slug"];
            /**
             * @description Its name in the requested language.
             * @example Hilux
             */
            label: string;
            /** @description The brand of a model; null for anything else. */
            parent: components["schemas"]["Slug"] | null;
            /**
             * @description Cars for sale now.
             * @example 12
             */
            count: number;
        };
        /** @description Suggestions, best first; none when nothing fits. */
        SuggestionList: {
            suggestions: components["schemas"]["Suggestion"][];
        };
        /** @description A member of the team. */
        TeamMember: {
            id: components["schemas"]["Slug"];
            /**
             * @description Name.
             * @example Nadia El Fassi
             */
            name: string;
            /**
             * @description What they do.
             * @example Head inspector
             */
            role: string;
            /**
             * @description A few words.
             * @example Twenty years with engines.
             */
            bio: string | null;
            photo: components["schemas"]["Picture"] | null;
        };
        /** @description The certificate of the technical visit. */
        TechnicalVisitCertificate: {
            photo: components["schemas"]["Picture"];
            /** @description Last day on which it holds; null when the paper does not say. */
            validUntil: components["schemas"]["Day"] | null;
        };
        /**
         * @description The name of the terms of a booking, which follows from all that they say.
         * @example 3000-MAD-7-full
         */
        TermsVersion: string;
        /** @description A customer's words. */
        Testimonial: {
            id: components["schemas"]["Slug"];
            /**
             * @description First name and initial.
             * @example Salma B.
             */
            name: string;
            /**
             * @description Where the customer lives.
             * @example Rabat
             */
            city: string;
            /**
             * @description The words.
             * @example The car was as described.
             */
            text: string;
            /** @description The language of the words, which differs from the requested one where a translation is missing. */
            language: components["schemas"]["Language"];
            /**
             * @description Stars.
             * @example 5
             */
            rating: number | null;
            date: components["schemas"]["Day"];
            /**
             * @description Where the words were collected.
             * @example after-sale survey
             */
            source: string;
            /**
             * @description The car bought.
             * @example Dacia Duster
             */
            car: string | null;
            photo: components["schemas"]["Picture"] | null;
        };
        /** @description Testimonials, latest first. */
        TestimonialList: {
            testimonials: components["schemas"]["Testimonial"][];
        };
        /** @description How a free text was read. */
        TextReading: {
            /** @description What the whole text filters by, as the query of a listing's address. */
            query: components["schemas"]["ListingQuery"];
            /** @description What was read from phrases of which a visitor may not expect it - corrected ones, places, amounts and bounds. */
            phrases: components["schemas"]["ReadPhrase"][];
            /**
             * @description Words that were not understood, normalised, in their order.
             * @example [
             *       "tdi"
             *     ]
             */
            ignored: string[];
        };
        /** @description A part of a text; plain text without markup. */
        TextSection: {
            /**
             * @description Its heading.
             * @example Who we are
             */
            heading: string | null;
            paragraphs: string[];
            items: string[];
        };
        /**
         * Format: date-time
         * @description An instant, RFC 3339 in UTC.
         * @example 2026-05-12T09:30:00.000Z
         */
        Timestamp: string;
        /** @description The secret of a link that was sent. */
        TokenRequest: {
            token: components["schemas"]["LinkToken"];
        };
        /** @description What an old car counts against the price of another one; indicative. */
        TradeIn: {
            price: components["schemas"]["Money"];
            valuation: components["schemas"]["Valuation"];
            /** @description Rest of the price; null when there are too few comparable cars. */
            left: components["schemas"]["LeftToPay"] | null;
        };
        /**
         * @description The gearbox.
         * @example manual
         * @enum {string}
         */
        Transmission: "manual" | "automatic" | "sequential";
        /**
         * @description Why a car is not certified. `noReport`: no inspection; `incomplete`: points were not checked; `safety`: a point of safety failed; `mileage`: the odometer is contradicted; `driven`: more than 3,000 km since; `old`: more than six months ago.
         * @example incomplete
         * @enum {string}
         */
        UncertifiedReason: "noReport" | "incomplete" | "safety" | "mileage" | "driven" | "old";
        /** @description The address that the newsletter is to leave. */
        UnsubscribeLinkRequest: {
            email: components["schemas"]["EmailAddress"];
        };
        /** @description What happened on a page. */
        Usage: {
            /** @description The page's; one that is not known counts nothing. */
            route: components["schemas"]["RouteKey"];
            /**
             * @description What happened there.
             * @example [
             *       "pageSeen",
             *       "search"
             *     ]
             */
            events: components["schemas"]["UsageEvent"][];
        };
        /**
         * @description A page that was seen, or what was done on it.
         * @example pageSeen
         * @enum {string}
         */
        UsageEvent: "pageSeen" | "search" | "carSeen" | "bookingBegun" | "requestSent";
        /** @description The signed-in user. */
        User: {
            /**
             * Format: uuid
             * @description The user.
             * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
             */
            id: string;
            fullName: components["schemas"]["PersonName"];
            email: components["schemas"]["EmailAddress"] | null;
            /**
             * @description The address was verified.
             * @example true
             */
            emailVerified: boolean;
            /** @description An address that takes the place of the other once it is verified. */
            pendingEmail: components["schemas"]["EmailAddress"] | null;
            phone: components["schemas"]["PhoneNumber"] | null;
            /**
             * @description The number was verified.
             * @example false
             */
            phoneVerified: boolean;
            /** @description A number that takes the place of the other once it is verified. */
            pendingPhone: components["schemas"]["PhoneNumber"] | null;
            /**
             * @description A short text about oneself.
             * @example Looking for a family car.
             */
            bio: string | null;
            photo: components["schemas"]["Picture"] | null;
            language: components["schemas"]["Language"];
            /**
             * @description Whether the user is notified when a favourite becomes cheaper, or is for sale again.
             * @example false
             */
            favouriteAlerts: boolean;
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description A valuation; indicative. */
        Valuation: {
            currency: components["schemas"]["Currency"];
            /** @description null when there are too few comparable cars. */
            range: components["schemas"]["ValuationRange"] | null;
            /**
             * @description Comparable cars, at most three model years away.
             * @example 23
             */
            comparables: number;
            /**
             * @description How sure it is; `none` comes with a null range.
             * @example high
             * @enum {string}
             */
            confidence: "high" | "medium" | "low" | "none";
            /** @description null when there are too few comparable cars. */
            loss: components["schemas"]["PriceLoss"] | null;
            /** @description The nearest of the comparable cars, by model year and then by mileage; some may be sold. */
            cars: components["schemas"]["CarCard"][];
            /** @description The day of the data. */
            date: components["schemas"]["Day"];
        };
        /** @description What such a car sells for. */
        ValuationRange: {
            low: components["schemas"]["Money"];
            middle: components["schemas"]["Money"];
            high: components["schemas"]["Money"];
        };
        /** @description The car to value. */
        ValuationRequest: {
            brand: components["schemas"]["Slug"];
            model?: components["schemas"]["Slug"];
            modelYear: components["schemas"]["ModelYear"];
            mileage?: components["schemas"]["Mileage"];
            grade?: components["schemas"]["Grade"];
            fuelType?: components["schemas"]["FuelType"];
            transmission?: components["schemas"]["Transmission"];
        };
        /** @description Where to send a link. */
        VerificationLinkRequest: {
            email: components["schemas"]["EmailAddress"];
        };
        /**
         * @description Vehicle identification number.
         * @example JTDBR32E720123456
         */
        Vin: string;
        /** @description A wish for a remote check by identification number. */
        VinRequest: {
            vin: components["schemas"]["Vin"];
            fullName: components["schemas"]["PersonName"];
            phone?: components["schemas"]["PhoneInput"];
            email: components["schemas"]["EmailAddress"];
            message?: components["schemas"]["Message"];
            consent: components["schemas"]["Consent"];
        };
        /** @description A visit to see a car. */
        Visit: {
            id: components["schemas"]["SecretId"];
            reference: components["schemas"]["RequestReference"];
            /** @description The car; null where the edition no longer has it. */
            car: components["schemas"]["CarCard"] | null;
            /**
             * @description The car's name as it was when this was made, also where the edition no longer has the car.
             * @example Dacia Duster 1.5 dCi
             */
            carName: string;
            slot: components["schemas"]["VisitSlot"];
            /**
             * @description The visitor would like to drive the car.
             * @example true
             */
            testDrive: boolean;
            state: components["schemas"]["VisitState"];
            createdAt: components["schemas"]["Timestamp"];
            /**
             * @description It can be cancelled now.
             * @example true
             */
            cancellable: boolean;
            /** @description Its events, oldest first; only the latest where there are more. */
            events: components["schemas"]["VisitEvent"][];
            /** @description Where messages go; null once the account was deleted. */
            contact: components["schemas"]["ReachedAt"] | null;
        };
        /** @description Something that happened to a visit. */
        VisitEvent: {
            /**
             * @description What was done.
             * @example move
             * @enum {string}
             */
            action: "schedule" | "confirm" | "move" | "changeContact" | "cancel" | "finish" | "miss";
            /**
             * @description Who did it; the system cancels visits to cars that are gone and, a day after their time, those that nobody confirmed, and finishes those that somebody did.
             * @example visitor
             * @enum {string}
             */
            actor: "visitor" | "staff" | "clock";
            /** @description The state after it. */
            state: components["schemas"]["VisitState"];
            /** @description When the visit was to begin after it. */
            startsAt: components["schemas"]["Timestamp"];
            at: components["schemas"]["Timestamp"];
        };
        /** @description The time that a visit is moved to. */
        VisitMove: {
            slot: components["schemas"]["SlotId"];
        };
        /**
         * @description Where the car is seen.
         * @example store
         * @enum {string}
         */
        VisitPlace: "store" | "home";
        /** @description A visit; `address` is needed for a visit at home. A guest has verified the telephone number or address by a code. */
        VisitRequest: {
            car: components["schemas"]["CarId"];
            slot: components["schemas"]["SlotId"];
            /**
             * @description Where to bring the car.
             * @example 12 rue Ibn Sina
             */
            address?: string;
            fullName: components["schemas"]["PersonName"];
            phone: components["schemas"]["PhoneInput"];
            email?: components["schemas"]["EmailAddress"];
            message?: components["schemas"]["Message"];
            /**
             * @description The visitor would like to drive the car; not, where it is left out.
             * @example true
             */
            testDrive?: boolean;
            /** @description The verification of `phone` or `email`, not older than 30 minutes. Needed by guests, ignored of accounts. */
            proofId?: components["schemas"]["ProofId"];
            consent: components["schemas"]["Consent"];
        };
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
        /** @description Slots by time. */
        VisitSlotList: {
            slots: components["schemas"]["VisitSlot"][];
            /**
             * @description The edition's time zone, IANA name.
             * @example Africa/Casablanca
             */
            timeZone: string;
        };
        /**
         * @description State of a visit.
         * @example requested
         * @enum {string}
         */
        VisitState: "requested" | "confirmed" | "done" | "missed" | "cancelled";
        /** @description What somebody has chosen. */
        Vote: {
            name: components["schemas"]["PersonName"];
            car: components["schemas"]["CarId"];
        };
        /** @description The car that is looked for; at least one detail. */
        WantedCarDetails: {
            brand?: components["schemas"]["Slug"];
            model?: components["schemas"]["Slug"];
            bodyType?: components["schemas"]["BodyType"];
            fuelType?: components["schemas"]["FuelType"];
            transmission?: components["schemas"]["Transmission"];
            color?: components["schemas"]["Color"];
            condition?: components["schemas"]["Condition"];
            yearMin?: components["schemas"]["ModelYear"];
            yearMax?: components["schemas"]["ModelYear"];
            priceMax?: components["schemas"]["Money"];
            mileageMax?: components["schemas"]["Mileage"];
            city?: components["schemas"]["Slug"];
        };
        /** @description A car to look for. */
        WantedCarRequest: {
            fullName: components["schemas"]["PersonName"];
            phone: components["schemas"]["PhoneInput"];
            email?: components["schemas"]["EmailAddress"];
            wanted: components["schemas"]["WantedCarDetails"];
            preferredTime?: components["schemas"]["DayPart"];
            /** @description One of the edition's languages, for the call and all that is written about it. That of the request if left out. */
            language?: components["schemas"]["Language"];
            message?: components["schemas"]["Message"];
            consent: components["schemas"]["Consent"];
        };
        /**
         * @description An absolute https address.
         * @example https://example.org/
         */
        WebAddress: string;
        /** @description The chat link's number and default text. */
        WhatsappContact: {
            number: components["schemas"]["PhoneNumber"];
            /**
             * @description The default text.
             * @example Hello, I have a question.
             */
            text: string;
        };
        /** @description The car of a favourite. */
        WishListCar: {
            _id: components["schemas"]["CarId"];
            /**
             * @description Brand, model and trim.
             * @example Toyota Corolla 1.6 XLi
             */
            name: string;
        };
        /** @description Which cars are the user's favourites, latest first. */
        WishListEntries: {
            entries: components["schemas"]["WishListEntry"][];
            /**
             * @description How many they are.
             * @example 3
             */
            total: number;
        };
        /** @description A favourite by its ids alone. */
        WishListEntry: {
            /**
             * Format: uuid
             * @description The favourite.
             * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
             */
            _id: string;
            car: components["schemas"]["CarId"];
        };
        /** @description A favourite. */
        WishListItem: {
            /**
             * Format: uuid
             * @description The favourite.
             * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
             */
            _id: string;
            car: components["schemas"]["WishListCar"];
            /** @description What its card shows; null when the car is gone. */
            card: components["schemas"]["CarCard"] | null;
            /** @description What the car cost when it was kept. */
            priceWhenKept: components["schemas"]["Money"];
            createdAt: components["schemas"]["Timestamp"];
        };
        /** @description Cars that a guest has kept, latest first. */
        WishListMerge: {
            cars: components["schemas"]["CarId"][];
        };
        /** @description A car to keep. */
        WishListRequest: {
            car: components["schemas"]["CarId"];
        };
        /** @description The user's favourites, latest first. */
        WishLists: {
            wishLists: components["schemas"]["WishListItem"][];
        };
        /** @description What a model sells for in one of its model years. */
        YearPrices: {
            modelYear: components["schemas"]["ModelYear"];
            /** @description null when there are too few comparable cars. */
            range: components["schemas"]["ValuationRange"] | null;
            /**
             * @description Comparable cars, at most three model years away.
             * @example 23
             */
            comparables: number;
            /**
             * @description How sure it is; `none` comes with a null range.
             * @example high
             * @enum {string}
             */
            confidence: "high" | "medium" | "low" | "none";
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
        /**
         * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
         * @example fr
         */
        AcceptLanguage: string;
        /** @description true: every brand that the edition knows; false: only brands with cars for sale. */
        All: boolean;
        /** @description Posts about a brand only. */
        BlogBrand: components["schemas"]["Slug"];
        /** @description Posts of a category only. */
        BlogCategory: components["schemas"]["Slug"];
        /** @description Which posts, in which order. */
        BlogOrderQuery: components["schemas"]["BlogOrder"];
        /** @description The brand. */
        BrandQuery: components["schemas"]["Slug"];
        /** @description The car. */
        CarIdPath: components["schemas"]["CarId"];
        /** @description The car. */
        CarQuery: components["schemas"]["CarId"];
        /** @description Where the page before ended: its `nextCursor`. Replaces `page`; valid with the same filters and sort only. */
        Cursor: string;
        /** @description false leaves the counts out: `facets` and `priceRange` are then null. */
        Facets: boolean;
        /** @description true: only those of the home page. */
        FaqFeatured: boolean;
        /**
         * @description Words: only questions that have most of them, those with all of them first; typos are forgiven.
         * @example warranty
         */
        FaqText: string;
        /** @description Body types; any of them. */
        FilterBodyType: components["schemas"]["BodyType"][];
        /** @description Brands; any of them. */
        FilterBrand: components["schemas"]["Slug"][];
        /** @description Cities; any of them. */
        FilterCity: components["schemas"]["Slug"][];
        /** @description Colours; any of them. */
        FilterColor: components["schemas"]["Color"][];
        /** @description Conditions; any of them. */
        FilterCondition: components["schemas"]["Condition"][];
        /** @description Doors; any of them. */
        FilterDoors: number[];
        /** @description The wheels that are driven; any of them. */
        FilterDrivetrain: components["schemas"]["Drivetrain"][];
        /** @description Features; a car must have all of them. */
        FilterFeature: components["schemas"]["Feature"][];
        /** @description Fuels; any of them. */
        FilterFuelType: components["schemas"]["FuelType"][];
        /** @description What speaks for a car; a car must have all of it. `certified`: it is certified; `flawPhotos`: its flaws are shown on photographs; `priceLowered`: its price is lower than it was. */
        FilterHighlight: ("certified" | "flawPhotos" | "priceLowered")[];
        /** @description These cars alone, in this order and whatever their state; unknown ids are left out, and no other filter counts. */
        FilterId: components["schemas"]["CarId"][];
        /** @description Highest mileage, inclusive, kilometres. */
        FilterMileageMax: number;
        /** @description Lowest mileage, inclusive, kilometres. */
        FilterMileageMin: number;
        /** @description Mileage ranges by id: 1 under 10000 km, 2 from 10000, 3 from 50000, 4 from 100000 km up; any of them. */
        FilterMileageRange: number[];
        /** @description Models, written brand-model; any of them. */
        FilterModel: components["schemas"]["Slug"][];
        /** @description Model years, or `older`: all before the 25 years counting down from next year; any of them. */
        FilterModelYear: string[];
        /** @description The most that an instalment a month may be on the edition's usual terms, whole units of its currency. */
        FilterMonthlyMax: number;
        /** @description Highest price, inclusive, whole units of the edition's currency. */
        FilterPriceMax: number;
        /** @description Lowest price, inclusive, whole units of the edition's currency. */
        FilterPriceMin: number;
        /** @description Seats; any of them. */
        FilterSeats: number[];
        /** @description Sale states; any of them. Without it: available and reserved. */
        FilterStatus: components["schemas"]["SaleStatus"][];
        /**
         * @description Free text: brand, model, local words, places, amounts of money, years and kilometres, or the reference of a car; typos are forgiven.
         * @example hilux automatique
         */
        FilterText: string;
        /** @description Gearboxes; any of them. */
        FilterTransmission: components["schemas"]["Transmission"][];
        /** @description Last model year, inclusive. */
        FilterYearMax: number;
        /** @description First model year, inclusive. */
        FilterYearMin: number;
        /**
         * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
         * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
         */
        IdempotencyKey: string;
        /** @description Items on a page. */
        Limit: number;
        /** @description The secret of the link. */
        LinkTokenPath: components["schemas"]["LinkToken"];
        /** @description Models in the answer. */
        ModelLimit: number;
        /** @description The model, by its address name within the brand. */
        ModelQuery: components["schemas"]["Slug"];
        /**
         * @description A fresh UUID where the same answer is wanted again within 24 hours. Without it the request has its effect each time, as far as its limits allow.
         * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
         */
        OptionalIdempotencyKey: string;
        /** @description Page number, from 1. Beyond 1000, use `cursor`. */
        Page: number;
        /** @description The page. */
        PageKeyPath: components["schemas"]["PageKey"];
        /** @description Only years of that model. */
        PricingModel: components["schemas"]["Slug"];
        /** @description Only what exists in that model year. */
        PricingYear: components["schemas"]["ModelYear"];
        /** @description The saved search. */
        SavedSearchIdPath: string;
        /** @description The unguessable name given at creation. */
        SecretIdPath: components["schemas"]["SecretId"];
        /** @description The session. */
        SessionIdPath: string;
        /** @description How many days. */
        SlotDays: number;
        /** @description First day; today without it. */
        SlotFrom: components["schemas"]["Day"];
        /** @description Where the car is to be seen; without it both. */
        SlotPlace: components["schemas"]["VisitPlace"];
        /** @description The address name of the thing asked for. */
        SlugPath: components["schemas"]["Slug"];
        /** @description The order. */
        SortQuery: components["schemas"]["Sort"];
        /**
         * @description What was typed so far.
         * @example hil
         */
        SuggestionText: string;
        /** @description The favourite. */
        WishListIdPath: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccountDeletion = components['schemas']['AccountDeletion'];
export type AccountDeletionRequest = components['schemas']['AccountDeletionRequest'];
export type AccountExport = components['schemas']['AccountExport'];
export type AccountNewsletter = components['schemas']['AccountNewsletter'];
export type AccountVerification = components['schemas']['AccountVerification'];
export type AlertFrequency = components['schemas']['AlertFrequency'];
export type Blog = components['schemas']['Blog'];
export type BlogCard = components['schemas']['BlogCard'];
export type BlogCardFields = components['schemas']['BlogCardFields'];
export type BlogLike = components['schemas']['BlogLike'];
export type BlogList = components['schemas']['BlogList'];
export type BlogOrder = components['schemas']['BlogOrder'];
export type BodyType = components['schemas']['BodyType'];
export type Booking = components['schemas']['Booking'];
export type BookingEvent = components['schemas']['BookingEvent'];
export type BookingPayment = components['schemas']['BookingPayment'];
export type BookingRequest = components['schemas']['BookingRequest'];
export type BookingState = components['schemas']['BookingState'];
export type BookingTerms = components['schemas']['BookingTerms'];
export type CallbackRequest = components['schemas']['CallbackRequest'];
export type Cancellation = components['schemas']['Cancellation'];
export type Car = components['schemas']['Car'];
export type CarBrand = components['schemas']['CarBrand'];
export type CarBrandList = components['schemas']['CarBrandList'];
export type CarCard = components['schemas']['CarCard'];
export type CarCardFields = components['schemas']['CarCardFields'];
export type CarDetailFields = components['schemas']['CarDetailFields'];
export type CarDocument = components['schemas']['CarDocument'];
export type CarId = components['schemas']['CarId'];
export type CarList = components['schemas']['CarList'];
export type CarModel = components['schemas']['CarModel'];
export type CarModelFilterList = components['schemas']['CarModelFilterList'];
export type CarModelList = components['schemas']['CarModelList'];
export type CarPhotoRequest = components['schemas']['CarPhotoRequest'];
export type CarProblemRequest = components['schemas']['CarProblemRequest'];
export type CarReference = components['schemas']['CarReference'];
export type CarWait = components['schemas']['CarWait'];
export type CarWaitRequest = components['schemas']['CarWaitRequest'];
export type Category = components['schemas']['Category'];
export type CategoryFilters = components['schemas']['CategoryFilters'];
export type CategoryList = components['schemas']['CategoryList'];
export type ChangePasswordRequest = components['schemas']['ChangePasswordRequest'];
export type ClockTime = components['schemas']['ClockTime'];
export type Color = components['schemas']['Color'];
export type ComparableCar = components['schemas']['ComparableCar'];
export type ComparableCarList = components['schemas']['ComparableCarList'];
export type Condition = components['schemas']['Condition'];
export type Consent = components['schemas']['Consent'];
export type ConsentHistory = components['schemas']['ConsentHistory'];
export type ConsentPurpose = components['schemas']['ConsentPurpose'];
export type ConsentRecord = components['schemas']['ConsentRecord'];
export type ContactChange = components['schemas']['ContactChange'];
export type ContactInformation = components['schemas']['ContactInformation'];
export type ContactQueryRequest = components['schemas']['ContactQueryRequest'];
export type ConvertedCurrency = components['schemas']['ConvertedCurrency'];
export type ConvertedPrice = components['schemas']['ConvertedPrice'];
export type ConvertedPrices = components['schemas']['ConvertedPrices'];
export type Country = components['schemas']['Country'];
export type CountryList = components['schemas']['CountryList'];
export type Currency = components['schemas']['Currency'];
export type CustomerGallery = components['schemas']['CustomerGallery'];
export type Day = components['schemas']['Day'];
export type DayPart = components['schemas']['DayPart'];
export type DepositPage = components['schemas']['DepositPage'];
export type DepositStart = components['schemas']['DepositStart'];
export type DiagnosticRequest = components['schemas']['DiagnosticRequest'];
export type Dimensions = components['schemas']['Dimensions'];
export type DocumentKind = components['schemas']['DocumentKind'];
export type Drivetrain = components['schemas']['Drivetrain'];
export type EditionId = components['schemas']['EditionId'];
export type EmailAddress = components['schemas']['EmailAddress'];
export type EngineSound = components['schemas']['EngineSound'];
export type ExchangeRate = components['schemas']['ExchangeRate'];
export type ExchangeRates = components['schemas']['ExchangeRates'];
export type ExportedBooking = components['schemas']['ExportedBooking'];
export type ExportedCarWait = components['schemas']['ExportedCarWait'];
export type ExportedPhoto = components['schemas']['ExportedPhoto'];
export type ExportedRequest = components['schemas']['ExportedRequest'];
export type ExportedSale = components['schemas']['ExportedSale'];
export type ExportedSearch = components['schemas']['ExportedSearch'];
export type ExportedSession = components['schemas']['ExportedSession'];
export type ExportedSubscription = components['schemas']['ExportedSubscription'];
export type ExportedVisit = components['schemas']['ExportedVisit'];
export type FacetOption = components['schemas']['FacetOption'];
export type Facets = components['schemas']['Facets'];
export type Faq = components['schemas']['Faq'];
export type FaqList = components['schemas']['FaqList'];
export type FaqTopic = components['schemas']['FaqTopic'];
export type Feature = components['schemas']['Feature'];
export type FeaturedCarList = components['schemas']['FeaturedCarList'];
export type FinancingExample = components['schemas']['FinancingExample'];
export type FinancingPartner = components['schemas']['FinancingPartner'];
export type FinancingPartnerList = components['schemas']['FinancingPartnerList'];
export type Flag = components['schemas']['Flag'];
export type FooterColumn = components['schemas']['FooterColumn'];
export type FooterContent = components['schemas']['FooterContent'];
export type FooterLink = components['schemas']['FooterLink'];
export type ForgotPasswordRequest = components['schemas']['ForgotPasswordRequest'];
export type FoundCar = components['schemas']['FoundCar'];
export type FuelType = components['schemas']['FuelType'];
export type GalleryItem = components['schemas']['GalleryItem'];
export type GeoPoint = components['schemas']['GeoPoint'];
export type Grade = components['schemas']['Grade'];
export type HexColor = components['schemas']['HexColor'];
export type HomeAddress = components['schemas']['HomeAddress'];
export type IdempotencyKey = components['schemas']['IdempotencyKey'];
export type InspectionChoice = components['schemas']['InspectionChoice'];
export type InspectionPoint = components['schemas']['InspectionPoint'];
export type InspectionPointName = components['schemas']['InspectionPointName'];
export type InspectionReport = components['schemas']['InspectionReport'];
export type InspectionSection = components['schemas']['InspectionSection'];
export type InspectionSectionReport = components['schemas']['InspectionSectionReport'];
export type InspectionSectionSummary = components['schemas']['InspectionSectionSummary'];
export type InspectionSummary = components['schemas']['InspectionSummary'];
export type InspectorRequest = components['schemas']['InspectorRequest'];
export type InstagramUrl = components['schemas']['InstagramUrl'];
export type KeptRecord = components['schemas']['KeptRecord'];
export type Language = components['schemas']['Language'];
export type LanguageOption = components['schemas']['LanguageOption'];
export type LeftToPay = components['schemas']['LeftToPay'];
export type LinkRequest = components['schemas']['LinkRequest'];
export type LinkState = components['schemas']['LinkState'];
export type LinkToken = components['schemas']['LinkToken'];
export type ListingQuery = components['schemas']['ListingQuery'];
export type LoanFee = components['schemas']['LoanFee'];
export type LoanLimits = components['schemas']['LoanLimits'];
export type LoanPromotion = components['schemas']['LoanPromotion'];
export type LoanTerms = components['schemas']['LoanTerms'];
export type LoginIdentifier = components['schemas']['LoginIdentifier'];
export type LoginRequest = components['schemas']['LoginRequest'];
export type MarketWidth = components['schemas']['MarketWidth'];
export type Message = components['schemas']['Message'];
export type Mileage = components['schemas']['Mileage'];
export type MileageEvidence = components['schemas']['MileageEvidence'];
export type MileageReading = components['schemas']['MileageReading'];
export type ModelPrices = components['schemas']['ModelPrices'];
export type ModelYear = components['schemas']['ModelYear'];
export type Money = components['schemas']['Money'];
export type NamedItem = components['schemas']['NamedItem'];
export type NamedTopic = components['schemas']['NamedTopic'];
export type NewPoll = components['schemas']['NewPoll'];
export type NewsletterChoice = components['schemas']['NewsletterChoice'];
export type NewsletterFrequency = components['schemas']['NewsletterFrequency'];
export type NewsletterPreferences = components['schemas']['NewsletterPreferences'];
export type NewsletterTopic = components['schemas']['NewsletterTopic'];
export type OdometerUnit = components['schemas']['OdometerUnit'];
export type OfferAnswer = components['schemas']['OfferAnswer'];
export type OfferLine = components['schemas']['OfferLine'];
export type OfferLineKind = components['schemas']['OfferLineKind'];
export type OfferNumber = components['schemas']['OfferNumber'];
export type OfferRefusal = components['schemas']['OfferRefusal'];
export type OneClickForm = components['schemas']['OneClickForm'];
export type OpeningHours = components['schemas']['OpeningHours'];
export type Origin = components['schemas']['Origin'];
export type OtpChannel = components['schemas']['OtpChannel'];
export type OtpCode = components['schemas']['OtpCode'];
export type OtpRequest = components['schemas']['OtpRequest'];
export type OtpVerification = components['schemas']['OtpVerification'];
export type OurTeam = components['schemas']['OurTeam'];
export type OwnBookings = components['schemas']['OwnBookings'];
export type OwnRequest = components['schemas']['OwnRequest'];
export type OwnRequestList = components['schemas']['OwnRequestList'];
export type Page = components['schemas']['Page'];
export type PageKey = components['schemas']['PageKey'];
export type PageList = components['schemas']['PageList'];
export type PagePath = components['schemas']['PagePath'];
export type PageSummary = components['schemas']['PageSummary'];
export type Password = components['schemas']['Password'];
export type PersonName = components['schemas']['PersonName'];
export type PhoneInput = components['schemas']['PhoneInput'];
export type PhoneNumber = components['schemas']['PhoneNumber'];
export type Photo = components['schemas']['Photo'];
export type PhotoFlaw = components['schemas']['PhotoFlaw'];
export type PhotoView = components['schemas']['PhotoView'];
export type Picture = components['schemas']['Picture'];
export type PictureKey = components['schemas']['PictureKey'];
export type PointResult = components['schemas']['PointResult'];
export type Poll = components['schemas']['Poll'];
export type PollRequest = components['schemas']['PollRequest'];
export type PriceChange = components['schemas']['PriceChange'];
export type PriceLoss = components['schemas']['PriceLoss'];
export type PriceRange = components['schemas']['PriceRange'];
export type PricingBrandList = components['schemas']['PricingBrandList'];
export type PricingModelList = components['schemas']['PricingModelList'];
export type PricingYearList = components['schemas']['PricingYearList'];
export type Problem = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemError = components['schemas']['ProblemError'];
export type ProfilePhotoRequest = components['schemas']['ProfilePhotoRequest'];
export type ProfileUpdate = components['schemas']['ProfileUpdate'];
export type ProofId = components['schemas']['ProofId'];
export type Question = components['schemas']['Question'];
export type QuestionAnswer = components['schemas']['QuestionAnswer'];
export type QuestionOption = components['schemas']['QuestionOption'];
export type QuestionRequest = components['schemas']['QuestionRequest'];
export type Questionnaire = components['schemas']['Questionnaire'];
export type ReachedAt = components['schemas']['ReachedAt'];
export type ReadPhrase = components['schemas']['ReadPhrase'];
export type ReadingSource = components['schemas']['ReadingSource'];
export type RefreshedTokens = components['schemas']['RefreshedTokens'];
export type RefundRule = components['schemas']['RefundRule'];
export type RequestKind = components['schemas']['RequestKind'];
export type RequestReceipt = components['schemas']['RequestReceipt'];
export type RequestReference = components['schemas']['RequestReference'];
export type RequestState = components['schemas']['RequestState'];
export type ResetPasswordRequest = components['schemas']['ResetPasswordRequest'];
export type RouteKey = components['schemas']['RouteKey'];
export type Sale = components['schemas']['Sale'];
export type SaleAppointment = components['schemas']['SaleAppointment'];
export type SaleEvent = components['schemas']['SaleEvent'];
export type SaleOffer = components['schemas']['SaleOffer'];
export type SalePhotoRemoval = components['schemas']['SalePhotoRemoval'];
export type SalePhotosRequest = components['schemas']['SalePhotosRequest'];
export type SalePromise = components['schemas']['SalePromise'];
export type SaleState = components['schemas']['SaleState'];
export type SaleStatus = components['schemas']['SaleStatus'];
export type SavedSearch = components['schemas']['SavedSearch'];
export type SavedSearchName = components['schemas']['SavedSearchName'];
export type SavedSearchRequest = components['schemas']['SavedSearchRequest'];
export type SavedSearchUpdate = components['schemas']['SavedSearchUpdate'];
export type SavedSearches = components['schemas']['SavedSearches'];
export type SecretId = components['schemas']['SecretId'];
export type SellingCarRequest = components['schemas']['SellingCarRequest'];
export type SentCode = components['schemas']['SentCode'];
export type SentNotice = components['schemas']['SentNotice'];
export type ServiceHistory = components['schemas']['ServiceHistory'];
export type ServiceHistoryList = components['schemas']['ServiceHistoryList'];
export type Session = components['schemas']['Session'];
export type SessionKind = components['schemas']['SessionKind'];
export type SignUpRequest = components['schemas']['SignUpRequest'];
export type SignedInDevice = components['schemas']['SignedInDevice'];
export type SignedInDevices = components['schemas']['SignedInDevices'];
export type SimilarCar = components['schemas']['SimilarCar'];
export type SimilarCarList = components['schemas']['SimilarCarList'];
export type SimilarReason = components['schemas']['SimilarReason'];
export type SlotId = components['schemas']['SlotId'];
export type Slug = components['schemas']['Slug'];
export type SocialLink = components['schemas']['SocialLink'];
export type SoldCar = components['schemas']['SoldCar'];
export type Sort = components['schemas']['Sort'];
export type SpecialDay = components['schemas']['SpecialDay'];
export type SteeringSide = components['schemas']['SteeringSide'];
export type StoppedAlerts = components['schemas']['StoppedAlerts'];
export type Store = components['schemas']['Store'];
export type StoreList = components['schemas']['StoreList'];
export type SubscriberPreferences = components['schemas']['SubscriberPreferences'];
export type SubscriberRequest = components['schemas']['SubscriberRequest'];
export type Subscription = components['schemas']['Subscription'];
export type Suggestion = components['schemas']['Suggestion'];
export type SuggestionList = components['schemas']['SuggestionList'];
export type TeamMember = components['schemas']['TeamMember'];
export type TechnicalVisitCertificate = components['schemas']['TechnicalVisitCertificate'];
export type TermsVersion = components['schemas']['TermsVersion'];
export type Testimonial = components['schemas']['Testimonial'];
export type TestimonialList = components['schemas']['TestimonialList'];
export type TextReading = components['schemas']['TextReading'];
export type TextSection = components['schemas']['TextSection'];
export type Timestamp = components['schemas']['Timestamp'];
export type TokenRequest = components['schemas']['TokenRequest'];
export type TradeIn = components['schemas']['TradeIn'];
export type Transmission = components['schemas']['Transmission'];
export type UncertifiedReason = components['schemas']['UncertifiedReason'];
export type UnsubscribeLinkRequest = components['schemas']['UnsubscribeLinkRequest'];
export type Usage = components['schemas']['Usage'];
export type UsageEvent = components['schemas']['UsageEvent'];
export type User = components['schemas']['User'];
export type Valuation = components['schemas']['Valuation'];
export type ValuationRange = components['schemas']['ValuationRange'];
export type ValuationRequest = components['schemas']['ValuationRequest'];
export type VerificationLinkRequest = components['schemas']['VerificationLinkRequest'];
export type Vin = components['schemas']['Vin'];
export type VinRequest = components['schemas']['VinRequest'];
export type Visit = components['schemas']['Visit'];
export type VisitEvent = components['schemas']['VisitEvent'];
export type VisitMove = components['schemas']['VisitMove'];
export type VisitPlace = components['schemas']['VisitPlace'];
export type VisitRequest = components['schemas']['VisitRequest'];
export type VisitSlot = components['schemas']['VisitSlot'];
export type VisitSlotList = components['schemas']['VisitSlotList'];
export type VisitState = components['schemas']['VisitState'];
export type Vote = components['schemas']['Vote'];
export type WantedCarDetails = components['schemas']['WantedCarDetails'];
export type WantedCarRequest = components['schemas']['WantedCarRequest'];
export type WebAddress = components['schemas']['WebAddress'];
export type WhatsappContact = components['schemas']['WhatsappContact'];
export type WishListCar = components['schemas']['WishListCar'];
export type WishListEntries = components['schemas']['WishListEntries'];
export type WishListEntry = components['schemas']['WishListEntry'];
export type WishListItem = components['schemas']['WishListItem'];
export type WishListMerge = components['schemas']['WishListMerge'];
export type WishListRequest = components['schemas']['WishListRequest'];
export type WishLists = components['schemas']['WishLists'];
export type YearPrices = components['schemas']['YearPrices'];
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
export type ParameterAcceptLanguage = components['parameters']['AcceptLanguage'];
export type ParameterAll = components['parameters']['All'];
export type ParameterBlogBrand = components['parameters']['BlogBrand'];
export type ParameterBlogCategory = components['parameters']['BlogCategory'];
export type ParameterBlogOrderQuery = components['parameters']['BlogOrderQuery'];
export type ParameterBrandQuery = components['parameters']['BrandQuery'];
export type ParameterCarIdPath = components['parameters']['CarIdPath'];
export type ParameterCarQuery = components['parameters']['CarQuery'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterFacets = components['parameters']['Facets'];
export type ParameterFaqFeatured = components['parameters']['FaqFeatured'];
export type ParameterFaqText = components['parameters']['FaqText'];
export type ParameterFilterBodyType = components['parameters']['FilterBodyType'];
export type ParameterFilterBrand = components['parameters']['FilterBrand'];
export type ParameterFilterCity = components['parameters']['FilterCity'];
export type ParameterFilterColor = components['parameters']['FilterColor'];
export type ParameterFilterCondition = components['parameters']['FilterCondition'];
export type ParameterFilterDoors = components['parameters']['FilterDoors'];
export type ParameterFilterDrivetrain = components['parameters']['FilterDrivetrain'];
export type ParameterFilterFeature = components['parameters']['FilterFeature'];
export type ParameterFilterFuelType = components['parameters']['FilterFuelType'];
export type ParameterFilterHighlight = components['parameters']['FilterHighlight'];
export type ParameterFilterId = components['parameters']['FilterId'];
export type ParameterFilterMileageMax = components['parameters']['FilterMileageMax'];
export type ParameterFilterMileageMin = components['parameters']['FilterMileageMin'];
export type ParameterFilterMileageRange = components['parameters']['FilterMileageRange'];
export type ParameterFilterModel = components['parameters']['FilterModel'];
export type ParameterFilterModelYear = components['parameters']['FilterModelYear'];
export type ParameterFilterMonthlyMax = components['parameters']['FilterMonthlyMax'];
export type ParameterFilterPriceMax = components['parameters']['FilterPriceMax'];
export type ParameterFilterPriceMin = components['parameters']['FilterPriceMin'];
export type ParameterFilterSeats = components['parameters']['FilterSeats'];
export type ParameterFilterStatus = components['parameters']['FilterStatus'];
export type ParameterFilterText = components['parameters']['FilterText'];
export type ParameterFilterTransmission = components['parameters']['FilterTransmission'];
export type ParameterFilterYearMax = components['parameters']['FilterYearMax'];
export type ParameterFilterYearMin = components['parameters']['FilterYearMin'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterLinkTokenPath = components['parameters']['LinkTokenPath'];
export type ParameterModelLimit = components['parameters']['ModelLimit'];
export type ParameterModelQuery = components['parameters']['ModelQuery'];
export type ParameterOptionalIdempotencyKey = components['parameters']['OptionalIdempotencyKey'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterPageKeyPath = components['parameters']['PageKeyPath'];
export type ParameterPricingModel = components['parameters']['PricingModel'];
export type ParameterPricingYear = components['parameters']['PricingYear'];
export type ParameterSavedSearchIdPath = components['parameters']['SavedSearchIdPath'];
export type ParameterSecretIdPath = components['parameters']['SecretIdPath'];
export type ParameterSessionIdPath = components['parameters']['SessionIdPath'];
export type ParameterSlotDays = components['parameters']['SlotDays'];
export type ParameterSlotFrom = components['parameters']['SlotFrom'];
export type ParameterSlotPlace = components['parameters']['SlotPlace'];
export type ParameterSlugPath = components['parameters']['SlugPath'];
export type ParameterSortQuery = components['parameters']['SortQuery'];
export type ParameterSuggestionText = components['parameters']['SuggestionText'];
export type ParameterWishListIdPath = components['parameters']['WishListIdPath'];
export type $defs = Record<string, never>;
export interface operations {
    listCars: {
        parameters: {
            query?: {
                /** @description These cars alone, in this order and whatever their state; unknown ids are left out, and no other filter counts. */
                id?: components["parameters"]["FilterId"];
                /**
                 * @description Free text: brand, model, local words, places, amounts of money, years and kilometres, or the reference of a car; typos are forgiven.
                 * @example hilux automatique
                 */
                q?: components["parameters"]["FilterText"];
                /** @description Brands; any of them. */
                brand?: components["parameters"]["FilterBrand"];
                /** @description Models, written brand-model; any of them. */
                model?: components["parameters"]["FilterModel"];
                /** @description Body types; any of them. */
                bodyType?: components["parameters"]["FilterBodyType"];
                /** @description Fuels; any of them. */
                fuelType?: components["parameters"]["FilterFuelType"];
                /** @description Gearboxes; any of them. */
                transmission?: components["parameters"]["FilterTransmission"];
                /** @description Colours; any of them. */
                color?: components["parameters"]["FilterColor"];
                /** @description Model years, or `older`: all before the 25 years counting down from next year; any of them. */
                modelYear?: components["parameters"]["FilterModelYear"];
                /** @description Mileage ranges by id: 1 under 10000 km, 2 from 10000, 3 from 50000, 4 from 100000 km up; any of them. */
                mileageRange?: components["parameters"]["FilterMileageRange"];
                /** @description Conditions; any of them. */
                condition?: components["parameters"]["FilterCondition"];
                /** @description Cities; any of them. */
                city?: components["parameters"]["FilterCity"];
                /** @description Seats; any of them. */
                seats?: components["parameters"]["FilterSeats"];
                /** @description Doors; any of them. */
                doors?: components["parameters"]["FilterDoors"];
                /** @description The wheels that are driven; any of them. */
                drivetrain?: components["parameters"]["FilterDrivetrain"];
                /** @description Features; a car must have all of them. */
                feature?: components["parameters"]["FilterFeature"];
                /** @description What speaks for a car; a car must have all of it. `certified`: it is certified; `flawPhotos`: its flaws are shown on photographs; `priceLowered`: its price is lower than it was. */
                highlight?: components["parameters"]["FilterHighlight"];
                /** @description Lowest price, inclusive, whole units of the edition's currency. */
                priceMin?: components["parameters"]["FilterPriceMin"];
                /** @description Highest price, inclusive, whole units of the edition's currency. */
                priceMax?: components["parameters"]["FilterPriceMax"];
                /** @description First model year, inclusive. */
                yearMin?: components["parameters"]["FilterYearMin"];
                /** @description Last model year, inclusive. */
                yearMax?: components["parameters"]["FilterYearMax"];
                /** @description Lowest mileage, inclusive, kilometres. */
                mileageMin?: components["parameters"]["FilterMileageMin"];
                /** @description Highest mileage, inclusive, kilometres. */
                mileageMax?: components["parameters"]["FilterMileageMax"];
                /** @description The most that an instalment a month may be on the edition's usual terms, whole units of its currency. */
                monthlyMax?: components["parameters"]["FilterMonthlyMax"];
                /** @description Sale states; any of them. Without it: available and reserved. */
                status?: components["parameters"]["FilterStatus"];
                /** @description The order. */
                sort?: components["parameters"]["SortQuery"];
                /** @description Page number, from 1. Beyond 1000, use `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                limit?: components["parameters"]["Limit"];
                /** @description Where the page before ended: its `nextCursor`. Replaces `page`; valid with the same filters and sort only. */
                cursor?: components["parameters"]["Cursor"];
                /** @description false leaves the counts out: `facets` and `priceRange` are then null. */
                facets?: components["parameters"]["Facets"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of cars. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarList"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listFeaturedCars: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Featured cars. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeaturedCarList"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    suggestCars: {
        parameters: {
            query: {
                /**
                 * @description What was typed so far.
                 * @example hil
                 */
                q: components["parameters"]["SuggestionText"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionList"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getCar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
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
                    "application/json": components["schemas"]["Car"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listSimilarCars: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Similar cars. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimilarCarList"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listComparableCars: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Comparable cars. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparableCarList"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getCarInspection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InspectionReport"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    valueTradeIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValuationRequest"];
            };
        };
        responses: {
            /** @description The old car against the price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TradeIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    recordCarView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view was noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    createPoll: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PollRequest"];
            };
        };
        responses: {
            /** @description The secret of the link. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPoll"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    getPoll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The secret of the link. */
                token: components["parameters"]["LinkTokenPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cars and the votes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Poll"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    castVote: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The secret of the link. */
                token: components["parameters"]["LinkTokenPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Vote"];
            };
        };
        responses: {
            /** @description The cars and the votes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Poll"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    recordUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Usage"];
            };
        };
        responses: {
            /** @description It was noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listServiceHistories: {
        parameters: {
            query: {
                /** @description The car. */
                car: components["parameters"]["CarQuery"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceHistoryList"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listCarBrands: {
        parameters: {
            query?: {
                /** @description true: every brand that the edition knows; false: only brands with cars for sale. */
                all?: components["parameters"]["All"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarBrandList"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listAvailableCarBrands: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarBrandList"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listCarModels: {
        parameters: {
            query: {
                /** @description The brand. */
                brand: components["parameters"]["BrandQuery"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarModelList"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    filterCarModels: {
        parameters: {
            query?: {
                /**
                 * @description Free text: brand, model, local words, places, amounts of money, years and kilometres, or the reference of a car; typos are forgiven.
                 * @example hilux automatique
                 */
                q?: components["parameters"]["FilterText"];
                /** @description Brands; any of them. */
                brand?: components["parameters"]["FilterBrand"];
                /** @description Models, written brand-model; any of them. */
                model?: components["parameters"]["FilterModel"];
                /** @description Body types; any of them. */
                bodyType?: components["parameters"]["FilterBodyType"];
                /** @description Fuels; any of them. */
                fuelType?: components["parameters"]["FilterFuelType"];
                /** @description Gearboxes; any of them. */
                transmission?: components["parameters"]["FilterTransmission"];
                /** @description Colours; any of them. */
                color?: components["parameters"]["FilterColor"];
                /** @description Model years, or `older`: all before the 25 years counting down from next year; any of them. */
                modelYear?: components["parameters"]["FilterModelYear"];
                /** @description Mileage ranges by id: 1 under 10000 km, 2 from 10000, 3 from 50000, 4 from 100000 km up; any of them. */
                mileageRange?: components["parameters"]["FilterMileageRange"];
                /** @description Conditions; any of them. */
                condition?: components["parameters"]["FilterCondition"];
                /** @description Cities; any of them. */
                city?: components["parameters"]["FilterCity"];
                /** @description Seats; any of them. */
                seats?: components["parameters"]["FilterSeats"];
                /** @description Doors; any of them. */
                doors?: components["parameters"]["FilterDoors"];
                /** @description The wheels that are driven; any of them. */
                drivetrain?: components["parameters"]["FilterDrivetrain"];
                /** @description Features; a car must have all of them. */
                feature?: components["parameters"]["FilterFeature"];
                /** @description What speaks for a car; a car must have all of it. `certified`: it is certified; `flawPhotos`: its flaws are shown on photographs; `priceLowered`: its price is lower than it was. */
                highlight?: components["parameters"]["FilterHighlight"];
                /** @description Lowest price, inclusive, whole units of the edition's currency. */
                priceMin?: components["parameters"]["FilterPriceMin"];
                /** @description Highest price, inclusive, whole units of the edition's currency. */
                priceMax?: components["parameters"]["FilterPriceMax"];
                /** @description First model year, inclusive. */
                yearMin?: components["parameters"]["FilterYearMin"];
                /** @description Last model year, inclusive. */
                yearMax?: components["parameters"]["FilterYearMax"];
                /** @description Lowest mileage, inclusive, kilometres. */
                mileageMin?: components["parameters"]["FilterMileageMin"];
                /** @description Highest mileage, inclusive, kilometres. */
                mileageMax?: components["parameters"]["FilterMileageMax"];
                /** @description The most that an instalment a month may be on the edition's usual terms, whole units of its currency. */
                monthlyMax?: components["parameters"]["FilterMonthlyMax"];
                /** @description Models in the answer. */
                limit?: components["parameters"]["ModelLimit"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarModelFilterList"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listFaqs: {
        parameters: {
            query?: {
                /** @description true: only those of the home page. */
                featured?: components["parameters"]["FaqFeatured"];
                /**
                 * @description Words: only questions that have most of them, those with all of them first; typos are forgiven.
                 * @example warranty
                 */
                q?: components["parameters"]["FaqText"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaqList"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listPages: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageList"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The page. */
                key: components["parameters"]["PageKeyPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listFinancingPartners: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinancingPartnerList"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getFooterContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FooterContent"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getContactInformation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactInformation"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getInstagramUrl: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstagramUrl"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listTestimonials: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestimonialList"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getCategory: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The address name of the thing asked for. */
                id: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listStores: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreList"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryList"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listCustomerGallery: {
        parameters: {
            query?: {
                /** @description Page number, from 1. Beyond 1000, use `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerGallery"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listOurTeam: {
        parameters: {
            query?: {
                /** @description Page number, from 1. Beyond 1000, use `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OurTeam"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getExchangeRates: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeRates"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    listBlogs: {
        parameters: {
            query?: {
                /** @description Which posts, in which order. */
                order?: components["parameters"]["BlogOrderQuery"];
                /** @description Posts of a category only. */
                category?: components["parameters"]["BlogCategory"];
                /** @description Posts about a brand only. */
                brand?: components["parameters"]["BlogBrand"];
                /** @description Page number, from 1. Beyond 1000, use `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogList"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getBlog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The address name of the thing asked for. */
                id: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blog"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    recordBlogView: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The address name of the thing asked for. */
                id: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reading was noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    likeBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The address name of the thing asked for. */
                id: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The like. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogLike"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    unlikeBlog: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The address name of the thing asked for. */
                id: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The like. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogLike"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    createContactQuery: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactQueryRequest"];
            };
        };
        responses: {
            /** @description Taken. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    createCallback: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CallbackRequest"];
            };
        };
        responses: {
            /** @description Taken. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    createQuestion: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuestionRequest"];
            };
        };
        responses: {
            /** @description Taken. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    createWantedCar: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedCarRequest"];
            };
        };
        responses: {
            /** @description Taken. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    listServiceSlots: {
        parameters: {
            query?: {
                /** @description First day; today without it. */
                from?: components["parameters"]["SlotFrom"];
                /** @description How many days. */
                days?: components["parameters"]["SlotDays"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitSlotList"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    createInspectorRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InspectorRequest"];
            };
        };
        responses: {
            /** @description Taken. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    createDiagnosticRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiagnosticRequest"];
            };
        };
        responses: {
            /** @description Taken. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    createVinRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VinRequest"];
            };
        };
        responses: {
            /** @description Taken. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    createSellingCar: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SellingCarRequest"];
            };
        };
        responses: {
            /** @description The sale. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sale"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    valueSellingCar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValuationRequest"];
            };
        };
        responses: {
            /** @description The valuation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Valuation"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    uploadCarPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CarPhotoRequest"];
            };
        };
        responses: {
            /** @description The stored photo. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Picture"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    getQuestionnaire: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Questionnaire"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getSale: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sale"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    addSalePhotos: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SalePhotosRequest"];
            };
        };
        responses: {
            /** @description The sale with its photos. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sale"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    removeSalePhoto: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalePhotoRemoval"];
            };
        };
        responses: {
            /** @description The sale with its photos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sale"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    listSaleSlots: {
        parameters: {
            query?: {
                /** @description First day; today without it. */
                from?: components["parameters"]["SlotFrom"];
                /** @description How many days. */
                days?: components["parameters"]["SlotDays"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitSlotList"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    scheduleInspection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InspectionChoice"];
            };
        };
        responses: {
            /** @description The sale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sale"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    cancelInspection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sale"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    acceptOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferAnswer"];
            };
        };
        responses: {
            /** @description The sale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sale"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    refuseOffer: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferRefusal"];
            };
        };
        responses: {
            /** @description The sale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sale"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    withdrawSale: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sale"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    getBookingTerms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingTerms"];
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Problem"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingRequest"];
            };
        };
        responses: {
            /** @description The booking. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Cancellation"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    changeBookingContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactChange"];
            };
        };
        responses: {
            /** @description The booking. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Booking"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    startDeposit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DepositStart"];
            };
        };
        responses: {
            /** @description The payment page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DepositPage"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    createCarWait: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarWaitRequest"];
            };
        };
        responses: {
            /** @description The mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarWait"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    confirmCarWait: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Waiting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarWait"];
                };
            };
            400: components["responses"]["BadRequest"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    listVisitSlots: {
        parameters: {
            query: {
                /** @description The car. */
                car: components["parameters"]["CarQuery"];
                /** @description First day; today without it. */
                from?: components["parameters"]["SlotFrom"];
                /** @description How many days. */
                days?: components["parameters"]["SlotDays"];
                /** @description Where the car is to be seen; without it both. */
                place?: components["parameters"]["SlotPlace"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitSlotList"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    createVisit: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitRequest"];
            };
        };
        responses: {
            /** @description The visit. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visit"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    getVisit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visit"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listMoveSlots: {
        parameters: {
            query?: {
                /** @description First day; today without it. */
                from?: components["parameters"]["SlotFrom"];
                /** @description How many days. */
                days?: components["parameters"]["SlotDays"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The slots. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VisitSlotList"];
                };
            };
            404: components["responses"]["NotFound"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    moveVisit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisitMove"];
            };
        };
        responses: {
            /** @description The visit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visit"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    changeVisitContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactChange"];
            };
        };
        responses: {
            /** @description The visit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visit"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    cancelVisit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The unguessable name given at creation. */
                id: components["parameters"]["SecretIdPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Cancellation"];
            };
        };
        responses: {
            /** @description The visit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Visit"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    listPricingBrands: {
        parameters: {
            query?: {
                /** @description Only what exists in that model year. */
                year?: components["parameters"]["PricingYear"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The brands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingBrandList"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listPricingYears: {
        parameters: {
            query: {
                /** @description The brand. */
                brand: components["parameters"]["BrandQuery"];
                /** @description Only years of that model. */
                model?: components["parameters"]["PricingModel"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The years. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingYearList"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listPricingModels: {
        parameters: {
            query: {
                /** @description The brand. */
                brand: components["parameters"]["BrandQuery"];
                /** @description Only what exists in that model year. */
                year?: components["parameters"]["PricingYear"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The models. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PricingModelList"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listModelPrices: {
        parameters: {
            query: {
                /** @description The brand. */
                brand: components["parameters"]["BrandQuery"];
                /** @description The model, by its address name within the brand. */
                model: components["parameters"]["ModelQuery"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModelPrices"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    valueCar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValuationRequest"];
            };
        };
        responses: {
            /** @description The valuation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Valuation"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    getLoanTerms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanTerms"];
                };
            };
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    createSubscriber: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberRequest"];
            };
        };
        responses: {
            /** @description The mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    confirmSubscriber: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description Subscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    sendUnsubscribeLink: {
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
                "application/json": components["schemas"]["UnsubscribeLinkRequest"];
            };
        };
        responses: {
            /** @description It is on its way, if there is whom to send it to. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret of the link. */
                token: components["parameters"]["LinkTokenPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OneClickForm"];
                "multipart/form-data": components["schemas"]["OneClickForm"];
            };
        };
        responses: {
            /** @description Unsubscribed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    getSubscriberPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The secret of the link. */
                token: components["parameters"]["LinkTokenPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriberPreferences"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    setSubscriberPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret of the link. */
                token: components["parameters"]["LinkTokenPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterPreferences"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    listWishlists: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favourites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishLists"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createWishlist: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A fresh UUID where the same answer is wanted again within 24 hours. Without it the request has its effect each time, as far as its limits allow.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishListRequest"];
            };
        };
        responses: {
            /** @description It was there already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishListItem"];
                };
            };
            /** @description Added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishListItem"];
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
    listWishlistEntries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishListEntries"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    mergeWishlists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishListMerge"];
            };
        };
        responses: {
            /** @description All entries of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishListEntries"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    deleteWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The favourite. */
                id: components["parameters"]["WishListIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listSavedSearches: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved searches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearches"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    createSavedSearch: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedSearchRequest"];
            };
        };
        responses: {
            /** @description It was there already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
                };
            };
            /** @description Saved. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
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
    deleteSavedSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The saved search. */
                id: components["parameters"]["SavedSearchIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    updateSavedSearch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The saved search. */
                id: components["parameters"]["SavedSearchIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedSearchUpdate"];
            };
        };
        responses: {
            /** @description The saved search. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedSearch"];
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
    stopAlerts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The secret of the link. */
                token: components["parameters"]["LinkTokenPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OneClickForm"];
                "multipart/form-data": components["schemas"]["OneClickForm"];
            };
        };
        responses: {
            /** @description Stopped. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoppedAlerts"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    readLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkRequest"];
            };
        };
        responses: {
            /** @description Its state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkState"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description A link or code is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    sendVerificationLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A fresh UUID where the same answer is wanted again within 24 hours. Without it the request has its effect each time, as far as its limits allow.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationLinkRequest"];
            };
        };
        responses: {
            /** @description It is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    verifyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountVerification"];
            };
        };
        responses: {
            /** @description Verified. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A fresh UUID where the same answer is wanted again within 24 hours. Without it the request has its effect each time, as far as its limits allow.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description It is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpVerification"];
            };
        };
        responses: {
            /** @description Verified. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fresh tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshedTokens"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    logout: {
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
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A fresh UUID where the same answer is wanted again within 24 hours. Without it the request has its effect each time, as far as its limits allow.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key"?: components["parameters"]["OptionalIdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description It is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentNotice"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description Changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            410: components["responses"]["Gone"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description Changed. */
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
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    uploadProfilePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProfilePhotoRequest"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    deleteProfilePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInDevices"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The session. */
                id: components["parameters"]["SessionIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listLikedBlogs: {
        parameters: {
            query?: {
                /** @description Page number, from 1. Beyond 1000, use `cursor`. */
                page?: components["parameters"]["Page"];
                /** @description Items on a page. */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The posts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlogList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["ValidationFailed"];
            default: components["responses"]["Problem"];
        };
    };
    listOwnBookings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bookings, visits and sales. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnBookings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listOwnRequests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRequestList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    listConsents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsentHistory"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    getNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newsletter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountNewsletter"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            default: components["responses"]["Problem"];
        };
    };
    setNewsletter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterChoice"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
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
    deleteAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletionRequest"];
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountDeletion"];
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
    exportAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    /**
                     * @description Names the file.
                     * @example attachment; filename="account.json"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
    createCarProblem: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description A fresh UUID for each thing to create. The same key within 24 hours gives the first answer again and creates nothing; with another body it is refused as `idempotency_key_reused`.
                 * @example 7f1c9f56-2f0c-4f0e-9f7e-2b8f4a0f6d21
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The interface language (RFC 9110). The first language that the edition offers is taken, else the edition's default. Translated fields come back as one string in it.
                 * @example fr
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /** @description The car. */
                id: components["parameters"]["CarIdPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CarProblemRequest"];
            };
        };
        responses: {
            /** @description Taken. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Problem"];
        };
    };
}
